import type { Takeout } from '@staylore/contract/lifecycle/takeout';
import type { TakeoutRow } from './queries.ts';

/** A takeout as its member sees it; an expired one counts as none. */
export function presentTakeout(row: TakeoutRow | undefined, now: Date): Takeout | null {
  if (row === undefined || (row.expires_at !== null && row.expires_at <= now)) return null;
  return {
    state: row.state,
    done: row.done,
    total: row.total,
    bytes: row.bytes,
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
