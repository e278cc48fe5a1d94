import { hasBankDetails } from '../../earnings/bank-details/index.ts';
import { isProven, userToSignIn } from '../../members/accounts/index.ts';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { forgetSession } from '../../platform/guard/session/session-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { outstandingFor } from './owed.ts';
import { keepAccount, leaveStaylore } from './service.ts';

/** Deleting the member's own account, and keeping it after all. */
export function leavingRoutes(api: Api, platform: Platform): void {
  const { db, clock, config } = platform;

  api.serve('GET /api/me/leaving', async ({ viewer }) => {
    const { password_hash } = found(await userToSignIn(db, viewer.id), 'session.required');
    const coming = await outstandingFor(db, viewer.id);
    return {
      needs_password: password_hash !== null,
      fresh: isProven(viewer, clock.now()),
      coming: coming.map(({ currency, expected, payable, in_payout }) => ({
        currency,
        expected_minor: expected,
        payable_minor: payable,
        in_payout_minor: in_payout,
      })),
      has_bank_details: await hasBankDetails(db, viewer.id),
    };
  });

  api.serve('POST /api/me/leaving', async (call) => {
    const { password, gives_up: givesUp } = call.body;
    const until = await leaveStaylore(platform, { viewer: call.viewer, password, givesUp, tries: call });
    forgetSession(call.reply, config.http.secureCookies);
    return { until: until.toISOString() };
  });

  api.serve('DELETE /api/me/leaving', ({ viewer }) => keepAccount(platform, viewer.id));
}
