import { comeBack, getLeaving, leave } from '@staylore/contract/lifecycle/leaving';
import { hasBankDetails } from '../../earnings/bank-details/index.ts';
import { userById } from '../../members/accounts/index.ts';
import { found } from '../../platform/errors.ts';
import { type Api, sessionCookie } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { comingTo, isFresh, keepAccount, leaveStaylore } from './service.ts';

/** Deleting one's own account, and keeping it after all. */
export function leavingRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve(getLeaving, async ({ viewer }) => {
    const { password_hash } = found(await userById(db, viewer.id), 'session.required');
    const coming = await comingTo(db, viewer.id);
    return {
      needs_password: password_hash !== null,
      fresh: isFresh(viewer, clock.now()),
      coming: coming.map(({ currency, expected, payable, in_payout }) => ({
        currency,
        expected_minor: expected,
        payable_minor: payable,
        in_payout_minor: in_payout,
      })),
      has_bank_details: await hasBankDetails(db, viewer.id),
    };
  });

  api.serve(leave, async ({ viewer, body, reply }) => {
    const { password, gives_up: givesUp } = body;
    const until = await leaveStaylore(platform, { viewer, password, givesUp });
    reply.clearCookie(sessionCookie, { path: '/' });
    return { until: until.toISOString() };
  });

  api.serve(comeBack, async ({ viewer }) => {
    await keepAccount(platform, viewer.id);
    return {};
  });
}
