const MINUTE = 60_000;

/** Persons that are remembered at most. */
const CAPACITY = 10_000;

interface Window {
  /** The offers that were applied for; repeated applications for one of them count once. */
  offers: Set<string>;
  /** Milliseconds of the monotonic clock. */
  end: number;
}

/** An application for one offer: `person` is a fingerprint (`personKey`), `address` where it comes from. */
export interface Attempt {
  person: string;
  address: string;
  offer: string;
}

/** `wait`: seconds until it is taken, 0 when it is. `giveBack` makes it uncounted again. */
export interface Admission {
  wait: number;
  giveBack: () => void;
}

const FREE: Admission = { wait: 0, giveBack: () => undefined };

/**
 * For how many offers one person may apply from one address in a minute. Another address has a limit of its own, and only what is
 * stored counts: nobody can use up a person's limit by repeating an application. Remembers fingerprints and offers of a
 * bounded number of persons.
 */
export class PersonLimit {
  /** In the order in which they began, so that the first one is the oldest. */
  private readonly windows = new Map<string, Window>();

  /**
   * @param most in a minute; 0 without limit
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(
    private readonly most: number,
    private readonly capacity = CAPACITY,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts an application until it is given back. */
  take({ person, address, offer }: Attempt): Admission {
    if (this.most === 0) return FREE;
    const { offers, end } = this.windowOf(`${person} ${address}`);
    if (offers.has(offer)) return FREE;
    if (offers.size >= this.most) {
      return { ...FREE, wait: Math.ceil((end - this.now()) / 1000) };
    }
    offers.add(offer);
    return { wait: 0, giveBack: () => void offers.delete(offer) };
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
