import type { Executor } from '../../platform/db/database.ts';

/** The actor: a member by their id, or none if no member is signed in. */
export type Actor = number | 'command' | 'job' | 'visitor';

interface AuditEntry {
  at: Date;
  by: Actor;
  /** `feature.act`, e.g. `moderation.decided`. Kept permanently, so a name never changes. */
  act: string;
  caseId?: number | undefined;
  memberId?: number | undefined;
  /** No free text and no names: the log outlives the accounts. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds to the log, in the transaction of the act. */
export async function writeAudit(trx: Executor, entry: AuditEntry): Promise<void> {
  const { by } = entry;
  const isMember = typeof by === 'number';
  await trx
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_id: isMember ? by : null,
      act: entry.act,
      case_id: entry.caseId ?? null,
      member_id: entry.memberId ?? null,
      details: JSON.stringify({ ...entry.details, ...(!isMember && { by }) }),
    })
    .execute();
}

/** The newest entries of the log before one of them, without those about cases of one member, whom they would tell who reported them. */
export function auditEntries(
  db: Executor,
  { before, limit, notAbout = null }: { before: number | null; limit: number; notAbout?: number | null },
) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('users as member', 'member.id', 'audit_log.member_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.act', 'audit_log.case_id', 'audit_log.details'])
    .select(['actor.username as actor', 'member.username as member'])
    .where((row) =>
      notAbout === null
        ? row.lit(true)
        : row.or([
            row('audit_log.case_id', 'is', null),
            row('audit_log.member_id', 'is', null),
            row('audit_log.member_id', '<>', notAbout),
          ]),
    )
    .where((row) => (before === null ? row.lit(true) : row('audit_log.id', '<', before)))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
}
