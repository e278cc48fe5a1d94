import {
  createBankDetails,
  getBankDetails,
  updateBankDetails,
} from '@staylore/contract/earnings/bank-details';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { authorize } from '../../platform/policy.ts';
import { bankDetailsPolicy } from './policy.ts';
import { presentBankDetails } from './present.ts';
import { detailsById, detailsOf } from './queries.ts';
import { changeDetails, createDetails } from './service.ts';

/** Where a member's payouts go. */
export function bankDetailsRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve(getBankDetails, async ({ viewer }) => {
    const row = await detailsOf(db, viewer.id);
    return row === undefined ? [] : [presentBankDetails(row, clock.now())];
  });

  api.serve(createBankDetails, async ({ viewer, body }) => {
    return presentBankDetails(await createDetails(platform, { viewer, form: body }), clock.now());
  });

  api.serve(updateBankDetails, async ({ viewer, params, body }) => {
    const row = found(await detailsById(db, params.id), 'bank_details.not_found');
    authorize(bankDetailsPolicy, 'update', { viewer, target: row });
    return presentBankDetails(await changeDetails(platform, { viewer, row, form: body }), clock.now());
  });
}
