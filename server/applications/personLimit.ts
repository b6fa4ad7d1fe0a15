const MINUTE = 60_000;

/** Persons that are remembered at most. */
const CAPACITY = 10_000;

interface Window {
  count: number;
  /** Instant in milliseconds. */
  end: number;
}

/** How often one person may apply in a minute. Remembers fingerprints and counts, of a bounded number of persons. */
export class PersonLimit {
  /** In the order in which they began, so that the first one is the oldest. */
  private readonly windows = new Map<string, Window>();

  /** @param most in a minute; 0 without limit */
  constructor(
    private readonly most: number,
    private readonly capacity = CAPACITY,
  ) {}

  /**
   * Counts one more application.
   *
   * @param person fingerprint (`personKey`)
   * @returns the seconds until the next one is taken; 0 when this one is
   */
  secondsToWait(person: string, now: Date): number {
    if (this.most === 0) return 0;
    const time = now.getTime();
    const known = this.windows.get(person);
    if (known !== undefined && time < known.end) {
      known.count += 1;
      return known.count <= this.most ? 0 : Math.ceil((known.end - time) / 1000);
    }
    this.windows.delete(person);
    this.windows.set(person, { count: 1, end: time + MINUTE });
    const [oldest] = this.windows.keys();
    if (this.windows.size > this.capacity && oldest !== undefined) this.windows.delete(oldest);
    return 0;
  }
}
