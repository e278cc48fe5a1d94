import { provenClaim } from '../../imports/claims/index.ts';
import { requireProof, requireStanding } from '../../members/accounts/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { countJobs, listDeadJobs as deadJobs } from '../../platform/jobs/index.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { authorize } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { decideOnBooking, endClaimOf, retryDeadJob } from './acts.ts';
import { anyRecord, operationsPolicy } from './policy.ts';
import { presentBooking, presentClaim, presentMember, presentRun } from './present.ts';
import {
  bookingById,
  claimsOfHandle,
  membersNamed,
  overviewOf,
  payoutRuns,
  sumsOfRuns,
  watchedBookings,
} from './queries.ts';

const may = (viewer: Viewer, ability: keyof typeof operationsPolicy, target = anyRecord) =>
  authorize(operationsPolicy, ability, { viewer, target });

/** The operator's console: what runs, what waits, what failed. Every act is recorded in the audit log. */
export function operationsRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('GET /api/operations/overview', async ({ viewer }) => {
    may(viewer, 'readOverview');
    const [jobs, row] = await Promise.all([countJobs(db), overviewOf(db, viewer.id)]);
    const { balanced = null, bookings = 0, cases = 0, checked_at: at = null, payouts = 0 } = row ?? {};
    return {
      jobs,
      ledger: at === null || balanced === null ? null : { at: at.toISOString(), balanced },
      waiting: { cases, bookings, payouts },
    };
  });

  api.serve('GET /api/operations/jobs', async ({ viewer }) => {
    may(viewer, 'readJobs');
    return (await deadJobs(db)).map(({ attempts, failedAt, id, job, lastError }) => ({
      id: Number(id),
      job,
      attempts,
      reason: (lastError ?? '').split('\n')[0]?.slice(0, 300) ?? '',
      failed_at: failedAt.toISOString(),
    }));
  });

  api.serve('POST /api/operations/jobs/:id/retry', async ({ params, viewer }) => {
    may(viewer, 'retryJob');
    await inTransaction(db, async (trx) => {
      await requireStanding(trx, viewer);
      const job = (await deadJobs(trx)).find(({ id }) => Number(id) === params.id);
      if (job === undefined) fail('operations.not_found');
      await retryDeadJob({ db: trx, clock }, { by: viewer.id, id: params.id, job: job.job });
    });
  });

  api.serve('GET /api/operations/payouts', async (call) => {
    may(call.viewer, 'readPayouts');
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => payoutRuns(db, wanted),
    });
    const sums = await sumsOfRuns(
      db,
      page.items.map(({ id }) => id),
    );
    return sendPage(call, { ...page, items: page.items.map((run) => presentRun(run, sums)) });
  });

  api.serve('GET /api/operations/members', async ({ query, viewer }) => {
    may(viewer, 'readMembers');
    return (await membersNamed(db, query.text.replace(/^@/, '').toLowerCase())).map((member) =>
      presentMember(member, viewer),
    );
  });

  claimRoutes(api, platform);
  bookingRoutes(api, platform);
}

function claimRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('GET /api/operations/claims', async ({ query, viewer }) => {
    may(viewer, 'readClaims');
    return (await claimsOfHandle(db, handleOf(query.handle))).map((row) => presentClaim(row, viewer));
  });

  api.serve('POST /api/operations/claims/:handle/end', async ({ body, params, viewer }) => {
    may(viewer, 'readClaims');
    const handle = handleOf(params.handle);
    await inTransaction(db, async (trx) => {
      await requireStanding(trx, viewer);
      const claim = found(await provenClaim(trx, handle, { lock: true }), 'operations.not_found');
      may(viewer, 'endClaim', claim);
      requireProof(viewer, clock.now());
      const ending = { by: viewer.id, handle, userId: claim.user_id, why: body.why };
      await endClaimOf({ ...platform, db: trx }, ending);
    });
  });
}

const handleOf = (typed: string): string => typed.replace(/^@/, '').toLowerCase();

function bookingRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('GET /api/operations/bookings', async (call) => {
    may(call.viewer, 'readBookings');
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => watchedBookings(db, wanted, call.query.view),
    });
    return sendPage(call, { ...page, items: page.items.map((row) => presentBooking(row, call.viewer)) });
  });

  api.serve(
    'POST /api/operations/bookings/:id/decision',
    async ({ body: { act, reason }, params, viewer }) => {
      may(viewer, 'readBookings');
      const booking = found(await bookingById(db, params.id), 'operations.not_found');
      may(viewer, 'decideBooking', booking);
      requireProof(viewer, clock.now());
      if (act !== 'release' && reason === '') fail('request.invalid', { reason: 'required' });
      const state = await inTransaction(db, async (trx) => {
        await requireStanding(trx, viewer);
        const decision = { by: viewer.id, booking: booking.id, act, reason };
        return decideOnBooking({ ...platform, db: trx }, decision);
      });
      return { state };
    },
  );
}
