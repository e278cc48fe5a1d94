import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import type { TestApp } from '../start-app.ts';

/** Statements of the test's database that wait for what another transaction has locked. */
export async function waiting({ platform: { db } }: Pick<TestApp, 'platform'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Begins work while a change is written and not yet to be seen, and ends the change once the work waits for it. */
export async function duringChange<T>(
  app: TestApp,
  change: RawBuilder<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const started = await inTransaction(app.platform.db, async (trx) => {
    await change.execute(trx);
    const running = work();
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    running.then(over, over);
    await expect.poll(async () => isOver || (await waiting(app)) > 0).toBe(true);
    return { running };
  });
  return started.running;
}
