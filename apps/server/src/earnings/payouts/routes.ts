import { fail } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { foundFor } from '../../platform/policy.ts';
import { bankRing } from '../bank-details/index.ts';
import { creditNotePdf } from './credit-note-thread.ts';
import { nextPayouts } from './next-payout.ts';
import { contentOf } from './noted-content.ts';
import { vatIdOf } from './noted-vat.ts';
import { payoutPolicy } from './policy.ts';
import { presentPayout } from './present.ts';
import { itemById, itemsOfMember, payees } from './queries.ts';

/** Payments to a creator and their credit notes. */
export function payoutRoutes(api: Api, platform: Platform): void {
  const { db, config } = platform;
  api.serve('GET /api/users/:id/payouts', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => itemsOfMember(db, wanted),
    });
    return sendPage(call, page).map((row) => presentPayout(row, call.language));
  });

  api.serve('GET /api/users/:id/payouts/next', ({ params }) => nextPayouts(platform, params.id));

  api.serve('GET /api/payouts/:id/credit-note', async ({ viewer, params, language, reply }) => {
    const target = await itemById(db, params.id);
    const item = foundFor(payoutPolicy, 'read', { viewer, target, code: 'payouts.not_found' });
    if (item.credit_note === null) fail('payouts.not_found');
    const [payee] = await payees(db, [item.user_id]);
    const ring = await bankRing(platform);
    reply.header('content-disposition', `inline; filename="${item.credit_note}.pdf"`);
    return creditNotePdf({
      ...(await contentOf(db, ring, item)),
      item,
      vatId: vatIdOf(ring, item),
      company: config.company,
      language: payee?.language ?? language,
    });
  });
}
