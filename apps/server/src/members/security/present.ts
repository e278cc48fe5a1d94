import type { AnswerOf } from '@staylore/contract/contract';
import type { FactorRow } from '../factors/index.ts';

type Factor = AnswerOf<'GET /api/me/security'>['factors'][number];

/** A second factor as its member sees it, field by field. */
export function presentFactor(row: FactorRow): Factor {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
