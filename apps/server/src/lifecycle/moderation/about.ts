import type { Executor } from '../../platform/db/database.ts';
import type { OwnPage } from '../../platform/personal-data.ts';
import { decisionsAbout } from './decisions/queries.ts';
import { presentAppeal, presentDecision } from './present.ts';

/** Decisions about a member, for their takeout. */
export async function statementsAbout(db: Executor, page: OwnPage) {
  const rows = await decisionsAbout(db, page);
  return rows.map((row) => ({ ...presentDecision(row), post_id: row.post_id, appeal: presentAppeal(row) }));
}
