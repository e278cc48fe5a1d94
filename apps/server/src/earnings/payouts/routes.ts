import { getCreditNote, listPayouts } from '@staylore/contract/earnings/payouts';
import { cutPage, readCursor } from '../../platform/db/cursor.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { authorize } from '../../platform/policy.ts';
import { drawCreditNote } from './credit-note.ts';
import { payoutPolicy } from './policy.ts';
import { presentPayout } from './present.ts';
import { itemById, itemsOfMember, linesOf, payees } from './queries.ts';

/** Payments to a creator and their credit notes. */
export function payoutRoutes(api: Api, { db, config }: Platform): void {
  api.serve(listPayouts, async ({ viewer, query, language, linkNext }) => {
    const last = readCursor(query.cursor, ['integer'])?.[0] ?? null;
    const rows = await itemsOfMember(db, { userId: viewer.id, last, limit: query.limit + 1 });
    const page = cutPage(rows, query.limit, (row) => [row.id]);
    linkNext(page.next);
    return page.rows.map((row) => presentPayout(row, language));
  });

  api.serve(getCreditNote, async ({ viewer, params, language, reply }) => {
    const item = found(await itemById(db, params.id), 'payouts.not_found');
    authorize(payoutPolicy, 'read', { viewer, target: item });
    if (item.credit_note === null) fail('payouts.not_found');
    const [payee] = await payees(db, [item.user_id]);
    const lines = await linesOf(db, item.id);
    reply.header('content-disposition', `inline; filename="${item.credit_note}.pdf"`);
    return drawCreditNote({
      item,
      lines,
      creator: `${payee?.name ?? ''} ${payee?.last_name ?? ''}`.trim(),
      company: config.company,
      language: payee?.language ?? language,
    });
  });
}
