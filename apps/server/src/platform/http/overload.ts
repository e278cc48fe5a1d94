import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

export interface OverloadOptions {
  /** How many requests are processed concurrently, more only while that delays no other; 0: no limit. */
  readonly most: number;
  /** Whether a request is limited; answers from memory, streams and requests that must not be lost are not. */
  isBounded(request: FastifyRequest): boolean;
  /** Whether a request waits for the database. */
  isDatabaseBusy(): boolean;
}

export interface Overload {
  /** Limits the requests of a scope; called before its routes. */
  guard(scope: FastifyInstance): void;
  /** Requests that were turned away so far. */
  shed(): number;
}

/** The queue is checked every `lookMs`; a request that has waited longer than `patienceMs` is turned away. */
const [checkEveryMs, longestWaitMs] = [20, 160];
/** A queue that has not been empty for `standingMs` is no burst: longer waiting does not get a request answered sooner. */
const [standingMs, standingLongestWaitMs] = [1000, 30];
/** Above this utilisation a thread has no time to spare. */
const mostUtilization = 0.8;
/** A request that takes longer than this once admitted means that concurrency is too high. */
const slowMs = 150;
/** A refusal is sent with this delay: clients that retry at once would otherwise take time from those who are admitted. */
const refusedAfterMs = 1000;
const retryAfterSeconds = 5;
/** Enough to keep a thread busy while some of them wait for the database. */
const fewest = 4;

interface Waiting {
  readonly since: number;
  readonly reply: FastifyReply;
  readonly enter: (error?: Error) => void;
}

/**
 * Answers as many requests as can be answered in time, and refuses the others with 503. Up to `most` are processed concurrently; further ones queue
 * and are admitted first come, first served. While neither thread nor database is busy, as with requests that wait for another server, the queue
 * advances even if many are in progress.
 */
export function openOverload({ most, isBounded, isDatabaseBusy }: OverloadOptions): Overload {
  const queue: Waiting[] = [];
  // Fewer than `most` while even those take too long.
  let limit = most;
  let inProgress = 0;
  let slow = 0;
  let shed = 0;
  let timer: NodeJS.Timeout | undefined;
  let queuedSince = 0;
  let last = performance.eventLoopUtilization();

  const start = (reply: FastifyReply) => {
    inProgress += 1;
    const startedAt = performance.now();
    // Not `onResponse`: a reader who disconnects ends a request as well.
    reply.raw.once('close', () => {
      inProgress -= 1;
      if (performance.now() - startedAt > slowMs) slow += 1;
      admit(Math.floor(limit) - inProgress);
    });
  };
  const refuse = ({ enter, since }: Waiting) => {
    shed += 1;
    setTimeout(
      () => enter(new ApiError('server.unavailable', { retryAfterSeconds })),
      Math.max(0, since + refusedAfterMs - performance.now()),
    );
  };
  /**
   * Refuses requests that have waited too long, oldest first, but none for which there is room: a busy thread checks late, and would have no work
   * left.
   */
  const refuseOverdue = (room: number) => {
    const now = performance.now();
    const longestWait = now - queuedSince > standingMs ? standingLongestWaitMs : longestWaitMs;
    const firstInTime = queue.findIndex(({ since }) => now - since < longestWait);
    const overdue = firstInTime < 0 ? queue.length : firstInTime;
    for (const one of queue.splice(0, Math.max(0, Math.min(overdue, queue.length - room)))) refuse(one);
  };
  const admit = (room: number) => {
    refuseOverdue(Math.max(0, room));
    for (let left = room; left > 0 && queue.length > 0; ) {
      const { reply, enter } = queue.shift() as Waiting;
      const isGone = reply.raw.destroyed;
      if (!isGone) start(reply);
      if (!isGone) left -= 1;
      enter(isGone ? new ApiError('server.unavailable', { retryAfterSeconds }) : undefined);
    }
  };
  const check = () => {
    const utilization = performance.eventLoopUtilization();
    const isThreadBusy = performance.eventLoopUtilization(utilization, last).utilization > mostUtilization;
    last = utilization;
    // Down at once and up slowly, so that it stays near what can be answered in time.
    limit = slow > 0 ? Math.max(Math.min(most, fewest), limit * 0.75) : Math.min(most, limit + 0.1);
    slow = 0;
    admit(isThreadBusy || isDatabaseBusy() ? 0 : Math.ceil(most / 4));
    if (queue.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const enqueue = (waiting: Waiting) => {
    queue.push(waiting);
    if (timer !== undefined) return;
    queuedSince = waiting.since;
    last = performance.eventLoopUtilization();
    timer = setInterval(check, checkEveryMs);
  };

  return {
    guard(scope) {
      if (most === 0) return;
      scope.addHook('onRequest', (request, reply, done) => {
        if (!isBounded(request)) return done();
        if (inProgress >= Math.floor(limit)) return enqueue({ since: performance.now(), reply, enter: done });
        start(reply);
        done();
      });
    },
    shed: () => shed,
  };
}
