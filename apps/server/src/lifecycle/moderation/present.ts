import type { CaseItem } from '@staylore/contract/lifecycle/moderation';
import type { Statement } from '@staylore/contract/lifecycle/statements';
import type { CaseRow } from './cases/queries.ts';
import { appealUntil } from './decisions/appeals.ts';
import type { WholeDecision } from './decisions/queries.ts';

/** A case in a list. */
export function presentCase(row: CaseRow): CaseItem {
  return {
    id: row.id,
    subject: row.subject,
    post_id: row.post_id,
    title: row.subject === 'post' ? (row.location ?? '') : `@${row.username}`,
    username: row.username,
    urgent: row.urgent,
    reports: row.reports,
    categories: row.categories as CaseItem['categories'],
    held_for: row.held_for as CaseItem['held_for'],
    opened_at: row.opened_at.toISOString(),
    appealed: row.appealed,
  };
}

/** A decision, without who made it. */
export function presentDecision(row: WholeDecision) {
  return {
    id: row.id,
    action: row.action,
    ground: row.ground,
    clause: row.clause,
    facts: row.facts,
    label: row.label,
    until: row.until?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    decided_at: row.decided_at.toISOString(),
  };
}

/** The appeal against a decision. */
export function presentAppeal(row: WholeDecision) {
  if (row.appealed_at === null || row.appeal_text === null) return null;
  const { answer, appeal_text: text, appealed_at: at, outcome } = row;
  return { text, created_at: at.toISOString(), outcome, answer };
}

/** A decision as shown to the member concerned. */
export function presentStatement(row: WholeDecision, now: Date): Statement {
  const { id: _, ...shown } = presentDecision(row);
  return {
    ...shown,
    subject: row.subject,
    held: row.held_for.length > 0,
    title: row.subject === 'post' ? (row.location ?? '') : `@${row.username}`,
    appeal: presentAppeal(row),
    appeal_until: appealUntil(row, now)?.toISOString() ?? null,
  };
}
