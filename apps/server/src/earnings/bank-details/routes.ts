import { requireProof } from '../../members/accounts/index.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { foundFor } from '../../platform/policy.ts';
import { bankDetailsPolicy } from './policy.ts';
import { presentBankDetails } from './present.ts';
import { accountPause, type BankDetailsRow, detailsById, detailsOf } from './queries.ts';
import { changeDetails, createDetails } from './service.ts';

/** Where a member's payouts go. */
export function bankDetailsRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  const present = async (row: BankDetailsRow) =>
    presentBankDetails(row, { now: clock.now(), accountPause: await accountPause(db, row.user_id) });

  api.serve('GET /api/users/:id/bankdetails', async ({ viewer }) => {
    const row = await detailsOf(db, viewer.id);
    return row === undefined ? [] : [await present(row)];
  });

  api.serve('POST /api/bankdetails', async ({ viewer, body }) => {
    requireProof(viewer, clock.now());
    return present(await createDetails(platform, { viewer, form: body, isConfirmed: false }));
  });

  api.serve('PUT /api/bankdetails/:id', async ({ viewer, params, body }) => {
    const target = await detailsById(db, params.id);
    const row = foundFor(bankDetailsPolicy, 'update', { viewer, target, code: 'bank_details.not_found' });
    requireProof(viewer, clock.now());
    return present(await changeDetails(platform, { viewer, row, form: body }));
  });
}
