import { fullName } from '@staylore/contract/full-name';
import { z } from 'zod';
import type { KeyRing, SealedValues } from '../../platform/crypto/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inPages } from '../../platform/db/in-pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { bankKeys, bankRing } from '../bank-details/index.ts';
import {
  linesOf,
  notesWithContent,
  notesWithoutContent,
  type PayoutItemRow,
  payees,
  storeContent,
} from './queries.ts';
import type { ReturnedNote } from './returns/queries.ts';

const purposeOf = (itemId: number) => `credit-note-content:${itemId}`;

const content = z.object({
  creator: z.string(),
  lines: z.array(
    z.object({
      booking_id: z.string(),
      label: z.string(),
      check_in: z.string(),
      check_out: z.string(),
      amount_minor: z.number(),
    }),
  ),
  returned: z.array(z.object({ credit_note: z.string(), amount_minor: z.number() })).default([]),
});

type NoteContent = z.infer<typeof content>;

/** Whom a payment goes to, and what for, as of now. */
async function contentNow(db: Executor, item: Pick<PayoutItemRow, 'id' | 'user_id'>): Promise<NoteContent> {
  const [payee] = await payees(db, [item.user_id]);
  return {
    creator: payee === undefined ? '' : fullName(payee),
    lines: await linesOf(db, item.id),
    returned: [],
  };
}

/** What a payment's credit note says, to be stored when it is issued: later changes of names and hotels do not change existing notes. */
export async function sealContent(
  platform: Platform,
  trx: Executor,
  { item, returned }: { item: PayoutItemRow; returned: ReturnedNote[] },
): Promise<Buffer> {
  const ring = await bankRing(platform, trx);
  return ring.seal(JSON.stringify({ ...(await contentNow(trx, item)), returned }), purposeOf(item.id));
}

/** Seals what credit notes of an earlier version, or whose key is gone, say today, so that they change no more. Answers how many. */
export async function sealOlderNotes(platform: Platform): Promise<number> {
  const { db } = platform;
  const ring = await bankRing(platform);
  let sealed = 0;
  for await (const item of inPages(100, (page) => notesWithoutContent(db, page))) {
    const said = JSON.stringify(await contentNow(db, item));
    await storeContent(db, item.id, ring.seal(said, purposeOf(item.id)));
    sealed += 1;
  }
  return sealed;
}

/** What a credit note says; one of an earlier version, or whose key is gone, says what holds now until the night. */
export async function contentOf(db: Executor, ring: KeyRing, item: PayoutItemRow): Promise<NoteContent> {
  if (item.sealed_note === null) return contentNow(db, item);
  return content.parse(JSON.parse(ring.open(item.sealed_note, purposeOf(item.id))));
}

/** Contents of credit notes. */
export const sealedNotes: SealedValues = {
  keys: bankKeys,
  what: 'contents of credit notes',
  async read(db, page) {
    return (await notesWithContent(db, page)).map(({ id, sealed_note }) => ({
      id,
      values: sealed_note === null ? [] : [{ sealed: sealed_note, purpose: purposeOf(id) }],
    }));
  },
  write: (db, { id }, [sealed]) => storeContent(db, id, sealed ?? null),
  forget: (db, { id }) => storeContent(db, id, null),
};
