const MINUTE = 60_000;

/** How many persons are remembered. */
const CAPACITY = 10_000;

interface Window {
  /** The offers applied for in this minute. */
  offers: Set<string>;
  /** In milliseconds of the monotonic clock. */
  end: number;
}

/** An application for one offer. `person` is a `personKey`. */
export interface Attempt {
  person: string;
  address: string;
  offer: string;
}

/** `wait`: seconds until the person may apply again, 0 when admitted. `release` stops counting this application. */
export interface Admission {
  wait: number;
  release: () => void;
}

const FREE: Admission = { wait: 0, release: () => undefined };

/**
 * Limits the number of offers that one person may apply for in a minute from one address. Each address has a limit of
 * its own, and only stored applications count, so nobody can use up another person's limit by repeating an application.
 * Memory is bounded.
 */
export class PersonLimit {
  /** In insertion order: the first entry is the oldest. */
  private readonly windows = new Map<string, Window>();

  /**
   * @param most offers per minute; 0 means no limit
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly most: number,
    private readonly capacity = CAPACITY,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts an application until `release` is called. */
  take({ person, address, offer }: Attempt): Admission {
    if (this.most === 0) return FREE;
    const { offers, end } = this.windowOf(`${person} ${address}`);
    if (offers.has(offer)) return FREE;
    if (offers.size >= this.most) {
      return { ...FREE, wait: Math.ceil((end - this.now()) / 1000) };
    }
    offers.add(offer);
    return { wait: 0, release: () => void offers.delete(offer) };
  }

  private windowOf(key: string): Window {
    const time = this.now();
    const known = this.windows.get(key);
    if (known !== undefined && time < known.end) return known;
    const window = { offers: new Set<string>(), end: time + MINUTE };
    this.windows.delete(key);
    this.windows.set(key, window);
    const [oldest] = this.windows.keys();
    if (this.windows.size > this.capacity && oldest !== undefined) this.windows.delete(oldest);
    return window;
  }
}
