import { setTimeout as pause } from 'node:timers/promises';
import { testApplication } from '../../../server/testing/testApplication';

/** The number of parallel writers. */
export const WRITERS = 32;

/** The content of a retry: the document number and the key. */
export interface Attempt {
  number: string;
  key: string;
}

const PERSON = testApplication({
  obcokrajowiec: true,
  maPesel: false,
  pesel: '',
  dataUrodzenia: '29/02/2004',
  obywatelstwo: 'DE',
  obcokrajowiecRodzajDowodu: 'paszport',
  obcokrajowiecSeriaNumerDowodu: 'AA0000000',
});

function bodyOf({ number }: Attempt): string {
  const kandydat = { ...PERSON.kandydat, obcokrajowiecSeriaNumerDowodu: number };
  return JSON.stringify({ ...PERSON, kandydat });
}

/** Sends an application; returns the status, or null without a response. */
async function post(address: string, attempt: Attempt): Promise<number | null> {
  try {
    const answer = await fetch(`${address}/kandydaci`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': attempt.key },
      body: bodyOf(attempt),
    });
    // The status is the acknowledgement; the body may be lost with the server.
    await answer.text().catch(() => '');
    return answer.status;
  } catch {
    return null;
  }
}

/** The state of the writers: acknowledged and unconfirmed applications. */
export class Ledger {
  readonly acknowledged = new Map<string, Attempt>();
  unconfirmed: Attempt[] = [];
  /** Responses with a status other than 200 and 503. */
  readonly unexpected: string[] = [];
  private made = 0;

  /** A new application, or sometimes a repeated one, which must get its first answer again. */
  private next(): Attempt {
    const repeated = this.acknowledged.get(`AA${Math.floor(Math.random() * this.made * 10)}`);
    if (repeated !== undefined) return repeated;
    this.made += 1;
    return { number: `AA${this.made}`, key: `key-${this.made}` };
  }

  private async send(address: string, attempt: Attempt): Promise<number | null> {
    const status = await post(address, attempt);
    if (status === 200) this.acknowledged.set(attempt.number, attempt);
    else if (status === null || status === 503) {
      if (!this.acknowledged.has(attempt.number)) this.unconfirmed.push(attempt);
    } else this.unexpected.push(`${status} for ${attempt.number}`);
    return status;
  }

  /**
   * Runs all writers, each sending to a random address, until `stopped` returns true.
   *
   * @param onStatus called for every response
   */
  async write(
    addresses: () => readonly string[],
    stopped: () => boolean,
    onStatus: (status: number | null) => void = () => undefined,
  ): Promise<void> {
    const writer = async () => {
      while (!stopped()) {
        const among = addresses();
        const address = among[Math.floor(Math.random() * among.length)] ?? '';
        const status = await this.send(address, this.next());
        onStatus(status);
        if (status !== 200) await pause(5);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
  }

  /** Sends everything unconfirmed again with the same keys: now each must be acknowledged. */
  async retry(addresses: readonly string[]): Promise<void> {
    const again = this.unconfirmed;
    this.unconfirmed = [];
    await Promise.all(
      again.map((attempt, index) => this.send(addresses[index % addresses.length] ?? '', attempt)),
    );
    for (const { number } of this.unconfirmed) this.unexpected.push(`no response for ${number}`);
  }
}
