import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FunnelEvent } from '../../src/domain/funnel';
import type { RecruitmentDatabase } from '../database/tables';
import { queryTimer } from './queryTimer';
import type { Backlog } from './outboxBacklog';

/** Upper bounds in seconds: from a read in memory to the longest wait for the database. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** What is counted of an application that was stored, now or by an earlier request. Others by their `kod`. */
const ACCEPTED = 'accepted';

/** The queues of applications: those that wait for validation, and for their transaction. */
type Queues = Readonly<Record<'validation' | 'save', { readonly length: number }>>;

function outcomeOf(body: unknown): string {
  const hasCode = typeof body === 'object' && body !== null && 'kod' in body;
  return hasCode ? String(body.kod) : ACCEPTED;
}

/**
 * What this server measures (docs/hosting.md, "Metrics"). Labels have few values, all from the code: templates of
 * routes and never addresses, and nothing that a candidate typed.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  /** The media type of `text`. */
  readonly contentType = this.registry.contentType;
  private queues: Queues | null = null;

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: this.registers,
  });
  private readonly submissions = new Counter({
    name: 'submissions_total',
    help: 'Answered submissions: accepted, or the code of the refusal.',
    labelNames: ['outcome'],
    registers: this.registers,
  });
  private readonly waiting = new Gauge({
    name: 'submissions_waiting',
    help: 'Submissions that wait for validation, and to be saved.',
    labelNames: ['queue'],
    registers: this.registers,
  });
  private readonly steps = new Counter({
    name: 'funnel_events_total',
    help: 'Steps of candidates on the way to an application.',
    labelNames: ['event', 'name'],
    registers: this.registers,
  });
  private readonly queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Queries of the database, without commits.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: this.registers,
  });
  private readonly saves = new Histogram({
    name: 'database_save_duration_seconds',
    help: 'Transactions that save applications, with their commit.',
    buckets: BUCKETS,
    registers: this.registers,
  });
  private readonly events = new Gauge({
    name: 'outbox_events',
    help: 'Events to deliver, and parked ones.',
    labelNames: ['kind', 'state'],
    registers: this.registers,
  });
  private readonly oldest = new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest event to deliver; 0 without one.',
    labelNames: ['kind'],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The same database, whose queries are measured. */
  timed(database: RecruitmentDatabase): RecruitmentDatabase {
    return database.withPlugin(
      queryTimer((operation, seconds) => this.queries.observe({ operation }, seconds)),
    );
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

  /** Counts an event that `isFunnelEvent` knows: others would add labels without end. */
  countStep({ event, name }: FunnelEvent): void {
    this.steps.inc({ event, name });
  }

  /** Starts to measure a transaction that saves applications; call the result at its end. */
  startSaving(): () => void {
    return this.saves.startTimer();
  }

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
