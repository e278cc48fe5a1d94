import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Answer } from './answer.ts';

export function storedAnswers(db: Executor, model: string, hashes: readonly Buffer[]) {
  return db
    .selectFrom('second_readings')
    .select(['caption_hash', 'answer'])
    .where('model', '=', model)
    .where('caption_hash', '=', sql<Buffer>`any(${hashes as Buffer[]}::bytea[])`)
    .$narrowType<{ answer: Answer | null }>()
    .execute();
}

/** Stores an answer, so that the same text is not asked about again. */
export async function storeAnswer(
  db: Executor,
  reading: { hash: Buffer; model: string; answer: object | null; now: Date },
): Promise<void> {
  await db
    .insertInto('second_readings')
    .values({
      caption_hash: reading.hash,
      model: reading.model,
      answer: reading.answer === null ? null : JSON.stringify(reading.answer),
      read_at: reading.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
