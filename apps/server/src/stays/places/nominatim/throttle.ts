import { setTimeout as wait } from 'node:timers/promises';
import { unavailable } from '../query-map-service.ts';

/** Longest queue that a person waits in; beyond it the answer is "later". */
const longestWaitMs = 5000;

export interface Throttle {
  /** Resolves when it is the caller's turn. @throws {ApiError} `places.unavailable` when the queue is too long. */
  next(signal?: AbortSignal): Promise<void>;
}

/** Lets one caller through per interval, first come, first served; 0 lets everyone through. */
export function createThrottle(intervalMs: number): Throttle {
  let free = 0;
  return {
    async next(signal) {
      if (intervalMs === 0) return;
      const now = performance.now();
      const turn = Math.max(now, free);
      if (turn - now > longestWaitMs) throw unavailable('queue', Math.ceil((turn - now) / 1000));
      free = turn + intervalMs;
      if (turn > now) await wait(turn - now, undefined, { signal });
    },
  };
}
