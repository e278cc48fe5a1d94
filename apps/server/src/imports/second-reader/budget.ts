/** What one scan, import or saved link may spend on second readings. */
export interface Budget {
  calls: number;
  /** Of captions and location tags. */
  characters: number;
  /** Until this moment of `performance.now()`. */
  endsAt: number;
}

const limits = {
  /** A batch of up to fifty posts. */
  scan: { calls: 12, characters: 24_000, ms: 6_000 },
  /** A call with up to fifty items of a data export. */
  import: { calls: 12, characters: 24_000, ms: 6_000 },
  link: { calls: 1, characters: 10_000, ms: 4_000 },
  /** Saving repeats what the scan was told, without requests. */
  save: { calls: 0, characters: 0, ms: 0 },
} as const;

/** A fresh budget for one scan, import, saved link or save. */
export function budgetFor(purpose: keyof typeof limits): Budget {
  const { calls, characters, ms } = limits[purpose];
  return { calls, characters, endsAt: performance.now() + ms };
}

/** Takes one request from a budget; false if it does not suffice. */
export function spend(budget: Budget, characters: number): boolean {
  if (budget.calls < 1 || budget.characters < characters || performance.now() >= budget.endsAt) return false;
  budget.calls -= 1;
  budget.characters -= characters;
  return true;
}

/** Ends the requests of a scan or import: the service is down or rate-limits us. */
export function exhaust(budget: Budget): void {
  budget.calls = 0;
}
