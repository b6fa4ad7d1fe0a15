import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '../../../server/database/openDatabase';
import {
  type Answer,
  type Receiver,
  startReceiver,
  withStatus,
} from '../../../server/testing/startReceiver';
import type { DatabaseLocation, Figures } from './compare';
import type { Ledger } from './writers';

const SERVER = join(__dirname, '..', '..', '..', 'build', 'server.js');

const TOKEN = 'token-of-the-torture-with-43-characters-123';

/** The duration of one behaviour of the receiver, in milliseconds. */
const PHASE_MS = 400;

/** How long the last events may take once the receiver works, in milliseconds. */
const DELIVERY_TIMEOUT = 300_000;

const PAGE = 500;

/** How often the feed is asked again while the machine is busy. */
const MOST_RETRIES = 20;

const ok = withStatus(204);
const stall: Answer = () => undefined;
const late: Answer = (response) => void setTimeout(() => response.writeHead(204).end(), 300);
const PHASES: readonly Answer[] = [ok, withStatus(500), late, withStatus(410), stall, ok];

interface Event {
  id: string;
  position: number;
  data: { application: { kandydat: { obcokrajowiecSeriaNumerDowodu: string } } };
}

const numberOf = ({ data }: Event) => data.application.kandydat.obcokrajowiecSeriaNumerDowodu;

/** A webhook receiver that changes its behaviour: it fails, stalls, answers late, answers 410, or works. */
export class Deliveries {
  private constructor(private readonly receiver: Receiver) {
    receiver.answer((...given) => {
      const phase = PHASES[Math.floor(performance.now() / PHASE_MS) % PHASES.length] ?? ok;
      phase(...given);
    });
  }

  static async start(): Promise<Deliveries> {
    return new Deliveries(await startReceiver());
  }

  /** Variables of the backends that deliver to it. */
  get environment(): Record<string, string> {
    return {
      WEBHOOK_URL: this.receiver.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'torture').toString('base64')}`,
      INTEGRATION_TOKEN: TOKEN,
    };
  }

  /**
   * Lets the receiver work, retries what is parked, waits for the end, and compares what arrived, and what the feed
   * has, with the acknowledged applications.
   *
   * @param url of a running backend
   * @param variables that name its database
   */
  async check(
    url: string,
    variables: NodeJS.ProcessEnv,
    place: DatabaseLocation,
    ledger: Ledger,
    figures: Figures,
  ): Promise<void> {
    this.receiver.answer(ok);
    const retry = [SERVER, 'outbox', 'retry', '--all'];
    await promisify(execFile)(process.execPath, retry, { env: { ...process.env, ...variables } });
    const open = await this.untilDelivered(place);
    const delivered = this.receiver.received.filter(
      ({ status }) => status !== null && status < 300,
    );
    const ids = new Map<string, Set<string>>();
    for (const { body } of delivered) {
      const event = JSON.parse(body) as Event;
      const known = ids.get(numberOf(event)) ?? new Set();
      ids.set(numberOf(event), known.add(event.id));
    }
    const numbers = [...ledger.acknowledged.keys()];
    figures.deliveries = delivered.length;
    figures.repeated = figures.deliveries - ids.size;
    figures.undelivered = open + numbers.filter((number) => !ids.has(number)).length;
    figures.otherIds = [...ids.values()].filter(({ size }) => size > 1).length;
    figures.feedFaults = await this.feedFaults(url, numbers);
  }

  close(): Promise<void> {
    return this.receiver.close();
  }

  /** @returns the number of events that are still not delivered */
  private async untilDelivered(place: DatabaseLocation): Promise<number> {
    const database = await openDatabase(place);
    const end = performance.now() + DELIVERY_TIMEOUT;
    let open: unknown[];
    do {
      await pause(500);
      open = await database
        .selectFrom('outbox')
        .select('id')
        .where('state', 'in', ['waiting', 'parked'])
        .execute();
    } while (open.length > 0 && performance.now() < end);
    await database.destroy();
    return open.length;
  }

  /** Reads the whole feed; returns the number of applications that are missing, repeated or in the wrong place. */
  private async feedFaults(url: string, numbers: readonly string[]): Promise<number> {
    const counts = new Map<string, number>();
    let faults = 0;
    let busy = 0;
    let last = 0;
    let next: string | null = `?limit=${PAGE}`;
    const feed = new URL('api/integracja/zgloszenia', url);
    while (next !== null) {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const page = await fetch(new URL(next, feed), { headers });
      // The database is busy for a moment: a reader asks again.
      if (page.status === 503 && busy < MOST_RETRIES) {
        busy += 1;
        await pause(Number(page.headers.get('retry-after')) * 1000);
        continue;
      }
      if (!page.ok) throw new Error(`The feed answered ${page.status}: ${await page.text()}`);
      const { events, next: following } = (await page.json()) as {
        events: Event[];
        next: string | null;
      };
      for (const event of events) {
        counts.set(numberOf(event), (counts.get(numberOf(event)) ?? 0) + 1);
        if (event.position <= last) faults += 1;
        last = event.position;
      }
      next = following;
    }
    const wrong = numbers.filter((number) => counts.get(number) !== 1);
    return faults + wrong.length;
  }
}
