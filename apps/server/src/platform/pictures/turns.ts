import { createFairLimit } from '../fair-limit.ts';

/** Pictures are processed two at a time, and one at a time for each sender, so that nobody waits for another member's whole batch. */
export const inTurn = createFairLimit({ places: 2, each: 1 });
