import { createFairLimit } from '../fair-limit.ts';

export const picturesAtOnce = 2;

/** Pictures are processed two at a time, and one at a time for each sender, so that nobody waits for another member's whole batch. */
export const inTurn = createFairLimit({ places: picturesAtOnce, each: 1 });
