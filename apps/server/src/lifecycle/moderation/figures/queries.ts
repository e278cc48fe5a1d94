import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

interface Counted {
  what: string;
  key: string;
  count: number;
}

/** What the log counts in a period, `to` excluded. It outlives cases whose members are gone. */
export async function countsBetween(db: Executor, from: Date, to: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with acts as (select act, details from audit_log where at >= ${from} and at < ${to})
    select 'reports' as what, details->>'category' as key, count(*)::integer as count from acts where act = 'reports.received' group by 2
    union all
    select 'decisions', details->>'action', count(*)::integer from acts where act = 'moderation.decided' group by 2
    union all
    select 'grounds', details->>'ground', count(*)::integer from acts
      where act = 'moderation.decided' and details->>'ground' is not null and details->>'action' <> 'nothing' group by 2
    union all
    select 'appeals', 'received', count(*)::integer from acts where act = 'moderation.appealed' having count(*) > 0
    union all
    select 'appeals', details->>'outcome', count(*)::integer from acts where act = 'moderation.answered' group by 2
    order by 1, 2`.execute(db);
  return rows;
}

/** The median hours from the first report to the decision; null without any. */
export async function medianHours(db: Executor, from: Date, to: Date): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select percentile_cont(0.5) within group (order by (details->>'hours')::float8) as hours from audit_log
    where act = 'moderation.decided' and at >= ${from} and at < ${to}`.execute(db);
  return rows[0]?.hours ?? null;
}
