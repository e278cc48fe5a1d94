import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

export interface OverloadOptions {
  /** So many requests are worked on at once, more of them only while that costs nobody time; 0: without end. */
  readonly most: number;
  /** Whether a request takes part: what is answered from memory, lasts by its nature or must not be lost does not. */
  isBounded(request: FastifyRequest): boolean;
  /** Whether somebody waits for the database. */
  isDatabaseBusy(): boolean;
}

export interface Overload {
  /** Bounds the requests of a scope; said before its routes. */
  guard(scope: FastifyInstance): void;
  /** Requests that were turned away so far. */
  shed(): number;
}

/** The line is looked at every `lookMs`; a request that has stood in it for longer than `patienceMs` is turned away. */
const [lookMs, patienceMs] = [20, 200];
/** Timers that come later than this say that the thread has more to do than it can. */
const mostLateMs = 40;
/** A refusal is told this late: clients that ask again at once would otherwise take the time of those who are let in. */
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
 * Answers as many requests as can be answered in time, and tells the others to come back. Up to `most` are worked on at once; further ones
 * stand in line and enter in the order in which they came. While neither thread nor database has too much to do, as with requests that wait
 * for another server, the line moves though many are under way.
 */
export function openOverload({ most, isBounded, isDatabaseBusy }: OverloadOptions): Overload {
  const line: Waiting[] = [];
  // Fewer than `most` while the thread cannot keep up even with those.
  let bound = most;
  let underWay = 0;
  let shed = 0;
  let timer: NodeJS.Timeout | undefined;
  let looked = 0;

  const begin = (reply: FastifyReply) => {
    underWay += 1;
    // Not `onResponse`: a reader who goes away ends a request as well.
    reply.raw.once('close', () => {
      underWay -= 1;
      admit(bound - underWay);
    });
  };
  const admit = (room: number) => {
    for (let left = room; left > 0 && line.length > 0; ) {
      const { reply, enter } = line.shift() as Waiting;
      const isGone = reply.raw.destroyed;
      if (!isGone) begin(reply);
      if (!isGone) left -= 1;
      enter(isGone ? new ApiError('server.unavailable', { retryAfterSeconds }) : undefined);
    }
  };
  const refuse = ({ enter }: Waiting) => {
    shed += 1;
    setTimeout(
      () => enter(new ApiError('server.unavailable', { retryAfterSeconds })),
      refusedAfterMs - patienceMs,
    );
  };
  const look = () => {
    const now = performance.now();
    const isLate = now - looked > lookMs + mostLateMs;
    looked = now;
    const patient = line.findIndex(({ since }) => now - since < patienceMs);
    for (const waiting of line.splice(0, patient < 0 ? line.length : patient)) refuse(waiting);
    bound = isLate ? Math.max(Math.min(most, fewest), Math.floor(bound * 0.75)) : Math.min(most, bound + 1);
    if (!isLate && !isDatabaseBusy()) admit(Math.ceil(most / 4));
    if (line.length > 0) return;
    clearInterval(timer);
    timer = undefined;
    bound = most;
  };
  const stand = (waiting: Waiting) => {
    line.push(waiting);
    if (timer !== undefined) return;
    looked = waiting.since;
    timer = setInterval(look, lookMs);
  };

  return {
    guard(scope) {
      if (most === 0) return;
      scope.addHook('onRequest', (request, reply, done) => {
        if (!isBounded(request)) return done();
        if (underWay >= bound) return stand({ since: performance.now(), reply, enter: done });
        begin(reply);
        done();
      });
    },
    shed: () => shed,
  };
}
