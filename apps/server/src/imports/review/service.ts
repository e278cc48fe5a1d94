import type { StayImport } from '@staylore/contract/imports/review-items';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { foundFor } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ReadingDependencies } from '../second-reader/index.ts';
import { readItems, type SentItem } from './items/read-items.ts';
import { importPolicy } from './policy.ts';
import { type Counts, presentImport } from './present.ts';
import {
  type ImportRow,
  type ItemRow,
  importById,
  insertItems,
  itemsByKeys,
  stateCounts,
  updateImport,
} from './queries.ts';

/** An import of the viewer's own; that of someone else does not exist for the viewer. */
export async function ownImport(
  db: Executor,
  ability: 'read' | 'change',
  { id, viewer }: { id: number; viewer: Viewer },
): Promise<ImportRow> {
  return foundFor(importPolicy, ability, {
    viewer,
    target: await importById(db, id),
    code: 'imports.not_found',
  });
}

/** Runs in the transaction that stores items, so that both succeed or neither. */
export type AfterAdding = (trx: Executor, added: { target: ImportRow; rows: ItemRow[] }) => Promise<void>;

/** Reads and stores items; returns the current state of all that were sent. */
export async function addItems(
  dependencies: ReadingDependencies,
  target: ImportRow,
  sent: readonly SentItem[],
  afterwards: AfterAdding = async () => undefined,
): Promise<ItemRow[]> {
  const { clock, db } = dependencies;
  const unique = [...new Map(sent.map((item) => [item.key, item])).values()];
  const keys = unique.map((item) => item.key);
  const known = new Set((await itemsByKeys(db, target.id, keys)).map((item) => item.key));
  const fresh = unique.filter((item) => !known.has(item.key));
  const items = await readItems(dependencies, target, fresh);
  return inTransaction(db, async (trx) => {
    await insertItems(trx, items);
    await updateImport(trx, target.id, { updated_at: clock.now() });
    const rows = await itemsByKeys(trx, target.id, keys);
    await afterwards(trx, { target, rows });
    return rows;
  });
}

/** The number of items of imports in each state, by import. */
export async function countsOf(db: Executor, importIds: readonly number[]): Promise<(id: number) => Counts> {
  const rows = await stateCounts(db, importIds);
  return (id) => {
    const counts: Counts = { review: 0, accepted: 0, imported: 0, rejected: 0, duplicate: 0, skipped: 0 };
    for (const row of rows) if (row.import_id === id) counts[row.state] = Number(row.count);
    return counts;
  };
}

export async function withCounts(db: Executor, row: ImportRow): Promise<StayImport> {
  return presentImport(row, (await countsOf(db, [row.id]))(row.id));
}
