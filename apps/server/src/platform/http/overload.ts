import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { addressGroup } from './rate-limit.ts';

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

/** The queue is checked every `checkEveryMs`; a request that has waited longer than `longestWaitMs` is turned away. */
const [checkEveryMs, longestWaitMs] = [20, 160];
/** A queue that has not been empty for `standingMs` is no burst: longer waiting does not get a request answered sooner. */
const [standingMs, standingLongestWaitMs] = [1000, 30];
/** Above this utilisation a thread has no time to spare. */
const maxUtilization = 0.8;
/** A request that takes longer than this once admitted means that concurrency is too high. */
const slowMs = 150;
/** A refusal is sent with this delay: clients that retry at once would otherwise take time from those who are admitted. */
const refusedAfterMs = 1000;
const retryAfterSeconds = 5;
/** Networks whose turns are remembered; a flood from more of them would otherwise grow without end. */
const maxTurns = 10_000;
/** Enough to keep a thread busy while some of them wait for the database. */
const fewest = 4;

interface Waiting {
  readonly since: number;
  /** The network that it comes from. */
  readonly from: string;
  readonly reply: FastifyReply;
  readonly enter: (error?: Error) => void;
}

/**
 * Answers as many requests as can be answered in time, and refuses the others with 503. Up to `most` are processed concurrently; further ones queue.
 * Networks are admitted in turn, and the requests of one first come, first served: otherwise one reader could keep out all others. While neither
 * thread nor database is busy, as with requests that wait for another server, the queue advances even if many are in progress.
 */
export function openOverload({ most, isBounded, isDatabaseBusy }: OverloadOptions): Overload {
  const queue = openQueue();
  // Fewer than `most` while even those take too long.
  let limit = most;
  let inProgress = 0;
  let slow = 0;
  let shed = 0;
  let timer: NodeJS.Timeout | undefined;
  let queuedSince = 0;
  let last = performance.eventLoopUtilization();

  const start = (reply: FastifyReply, from: string) => {
    inProgress += 1;
    queue.admitNext(from);
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
  const admit = (room: number) => {
    const isStanding = performance.now() - queuedSince > standingMs;
    for (const one of queue.takeOverdue(Math.max(0, room), isStanding)) refuse(one);
    for (let left = room; left > 0 && queue.length() > 0; ) {
      const { reply, enter, from } = queue.takeNext();
      const isGone = reply.raw.destroyed;
      if (!isGone) start(reply, from);
      if (!isGone) left -= 1;
      enter(isGone ? new ApiError('server.unavailable', { retryAfterSeconds }) : undefined);
    }
  };
  const check = () => {
    const utilization = performance.eventLoopUtilization();
    const isThreadBusy = performance.eventLoopUtilization(utilization, last).utilization > maxUtilization;
    last = utilization;
    // Down at once and up slowly, so that it stays near what can be answered in time.
    limit = slow > 0 ? Math.max(Math.min(most, fewest), limit * 0.75) : Math.min(most, limit + 0.1);
    slow = 0;
    admit(isThreadBusy || isDatabaseBusy() ? 0 : Math.ceil(most / 4));
    if (queue.length() > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const enqueue = (waiting: Waiting) => {
    queue.push(waiting);
    if (timer !== undefined) return;
    queuedSince = waiting.since;
    queue.forgetTurns();
    last = performance.eventLoopUtilization();
    timer = setInterval(check, checkEveryMs);
  };

  return {
    guard(scope) {
      if (most === 0) return;
      scope.addHook('onRequest', (request, reply, done) => {
        if (!isBounded(request)) return done();
        const from = addressGroup(request.ip);
        if (inProgress >= Math.floor(limit))
          return enqueue({ since: performance.now(), from, reply, enter: done });
        start(reply, from);
        done();
      });
    },
    shed: () => shed,
  };
}

/** Requests that wait. Networks take turns, and the requests of one leave in their order. */
function openQueue() {
  let waiting: Waiting[] = [];
  /** When each network was last admitted, as a number that grows. */
  const turns = new Map<string, number>();
  const turnOf = (from: string) => turns.get(from) ?? 0;
  let turn = 0;
  return {
    length: () => waiting.length,
    push: (one: Waiting) => waiting.push(one),
    forgetTurns: () => turns.clear(),
    admitNext(from: string) {
      turn += 1;
      if (turns.size >= maxTurns) turns.clear();
      if (waiting.length > 0) turns.set(from, turn);
    },
    takeNext(): Waiting {
      const earliest = waiting.reduce((least, { from }) => Math.min(least, turnOf(from)), Infinity);
      const at = waiting.findIndex(({ from }) => turnOf(from) === earliest);
      return waiting.splice(at, 1)[0] as Waiting;
    },
    /**
     * Takes out what has waited too long, oldest first, but nothing for which there is room: a busy thread checks late, and would have no work left.
     * In a standing queue the first request of a network that had no turn may wait longer than others.
     */
    takeOverdue(room: number, isStanding: boolean): Waiting[] {
      const now = performance.now();
      const seen = new Set<string>();
      const longestWait = ({ from }: Waiting) => {
        const isNext = turnOf(from) === 0 && !seen.has(from);
        seen.add(from);
        return isStanding && !isNext ? standingLongestWaitMs : longestWaitMs;
      };
      const overdue = waiting.filter((one) => now - one.since >= longestWait(one));
      const taken = new Set(overdue.slice(0, Math.max(0, waiting.length - room)));
      waiting = waiting.filter((one) => !taken.has(one));
      return [...taken];
    },
  };
}
