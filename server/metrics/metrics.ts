import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from './outboxBacklog';

/** Upper bounds in seconds: from a read in memory to the longest wait for the database. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** The label of an application that was stored, now or by an earlier request. All others have their `kod` as label. */
const ACCEPTED = 'accepted';

/** The queues of applications: those that wait for validation, and for their transaction. */
type Queues = Readonly<Record<'validation' | 'save', { readonly length: number }>>;

function outcomeOf(body: unknown): string {
  const hasCode = typeof body === 'object' && body !== null && 'kod' in body;
  return hasCode ? String(body.kod) : ACCEPTED;
}

/**
 * Holds what this server measures (docs/hosting.md, "Metrics"). Labels have few values, all from the code: templates of
 * routes and never addresses, and nothing that a candidate typed.
 */
export class Metrics {
  private readonly registry = new Registry();
  /** The media type of `text`. */
  readonly contentType = this.registry.contentType;
  private queues: Queues | null = null;

  private readonly requests = new Histogram({
    ...this.named('http_request_duration_seconds', 'Answered requests.'),
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
  });
  private readonly submissions = new Counter({
    ...this.named(
      'submissions_total',
      'Answered submissions: accepted, or the code of the refusal.',
    ),
    labelNames: ['outcome'],
  });
  private readonly waiting = new Gauge({
    ...this.named('submissions_waiting', 'Submissions that wait for validation, and to be saved.'),
    labelNames: ['queue'],
  });
  readonly saves = new Histogram({
    ...this.named(
      'database_save_duration_seconds',
      'Transactions that save applications, with their commit.',
    ),
    buckets: BUCKETS,
  });
  private readonly events = new Gauge({
    ...this.named('outbox_events', 'Events to deliver, and parked ones.'),
    labelNames: ['kind', 'state'],
  });
  private readonly oldest = new Gauge({
    ...this.named(
      'outbox_oldest_waiting_seconds',
      'Age of the oldest event to deliver; 0 without one.',
    ),
    labelNames: ['kind'],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  private named(name: string, help: string) {
    return { name, help, registers: [this.registry] };
  }

  /** A hook for every response. */
  readonly countResponse = (
    { method, routeOptions }: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
    done: () => void,
  ): void => {
    const labels = { method, route: routeOptions.url ?? 'none', status: statusCode };
    this.requests.observe(labels, elapsedTime / 1000);
    done();
  };

  /** A hook for the answers to submissions, before they are serialised. */
  readonly countSubmission = (
    _request: FastifyRequest,
    _reply: FastifyReply,
    body: unknown,
    done: (error: null, body: unknown) => void,
  ): void => {
    this.submissions.inc({ outcome: outcomeOf(body) });
    done(null, body);
  };

  watch(queues: Queues): void {
    this.queues = queues;
  }

  /**
   * All metrics in the text format of Prometheus.
   *
   * @param backlog of the outbox; null, where the database does not answer, leaves it out
   */
  async text(backlog: readonly Backlog[] | null): Promise<string> {
    for (const [queue, { length }] of Object.entries(this.queues ?? {})) {
      this.waiting.set({ queue }, length);
    }
    this.events.reset();
    this.oldest.reset();
    for (const { kind, waiting, parked, oldestSeconds } of backlog ?? []) {
      this.events.set({ kind, state: 'waiting' }, waiting);
      this.events.set({ kind, state: 'parked' }, parked);
      this.oldest.set({ kind }, oldestSeconds);
    }
    return this.registry.metrics();
  }
}
