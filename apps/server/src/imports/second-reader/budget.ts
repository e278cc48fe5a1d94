/** What one scan, import or saved link may spend on second readings. */
export interface Budget {
  calls: number;
  /** Of captions and location tags. */
  characters: number;
  /** Until this moment of `performance.now()`. */
  endsAt: number;
}

const limits = {
  /** A stretch of up to fifty posts. */
  scan: { calls: 12, characters: 24_000, ms: 6_000 },
  /** A call that brings up to a hundred items of a data export. */
  import: { calls: 12, characters: 24_000, ms: 6_000 },
  link: { calls: 1, characters: 10_000, ms: 4_000 },
  /** Saving repeats what the scan was told and asks nothing. */
  save: { calls: 0, characters: 0, ms: 0 },
} as const;

/** A fresh budget for one undertaking. */
export function budgetFor(undertaking: keyof typeof limits): Budget {
  const { calls, characters, ms } = limits[undertaking];
  return { calls, characters, endsAt: performance.now() + ms };
}

/** Takes one question out of a budget; false where it does not suffice. */
export function spend(budget: Budget, characters: number): boolean {
  if (budget.calls < 1 || budget.characters < characters || performance.now() >= budget.endsAt) return false;
  budget.calls -= 1;
  budget.characters -= characters;
  return true;
}

/** Ends the questions of an undertaking: the service is down or wants to be left alone. */
export function exhaust(budget: Budget): void {
  budget.calls = 0;
}
