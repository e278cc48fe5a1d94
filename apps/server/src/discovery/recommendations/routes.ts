import type { listRecommendations } from '@staylore/contract/discovery/recommendations';
import { userByUsername } from '../../members/accounts/index.ts';
import { isBlocked, requireFindable } from '../../members/follows/index.ts';
import { notify } from '../../members/notifications/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail, found } from '../../platform/errors.ts';
import type { Api, Call } from '../../platform/guard/guard.ts';
import { byId, type PageQuery, pageOf, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasPermission } from '../../platform/policy.ts';
import { placeColumns } from '../../stays/places/index.ts';
import { holdsAddress } from '../../stays/spam/index.ts';
import { presentRecommendation } from './present.ts';
import { idsForViewer, idsOfMember, insertRecommendation, recommendationsByIds } from './queries.ts';

const mayRecommendOnBehalf = hasPermission('recommend_on_behalf');

type ListCall = Pick<Call<typeof listRecommendations>, 'query' | 'viewer' | 'linkNext'>;
type WantedIds = PageQuery<readonly [id: number]>;

export function recommendationRoutes(api: Api, { db, clock }: Platform): void {
  api.serve('GET /api/hotelRecommendations', (call) => list(call, (wanted) => idsForViewer(db, wanted)));

  api.serve('GET /api/users/username/:username/recommendations', async (call) => {
    const member = found(await userByUsername(db, call.params.username), 'profiles.not_found');
    await requireFindable(db, { viewer: call.viewer, otherId: member.id });
    return list(call, (wanted) => idsOfMember(db, wanted, member.id));
  });

  async function list(call: ListCall, visibleCandidates: (wanted: WantedIds) => Promise<{ id: number }[]>) {
    const page = await pageOf(requestOf(call), {
      ...byId,
      visibleCandidates,
      hydrate: (ids) => recommendationsByIds(db, ids),
      present: presentRecommendation,
    });
    return sendPage(call, page);
  }

  api.serve('POST /api/saveHotelRecommendations', async ({ body, viewer }) => {
    refuseAddresses(body);
    const target = body.to_username;
    if (target !== undefined && !mayRecommendOnBehalf(viewer, null)) fail('recommendations.not_permitted');
    const to = target === undefined ? null : await userByUsername(db, target);
    // A member who has blocked the viewer cannot be found.
    if (to === undefined || (to !== null && (await isBlocked(db, viewer.id, to.id))))
      fail('request.invalid', { to_username: 'unknown_member' });
    const id = await inTransaction(db, async (trx) => {
      const id = await insertRecommendation(trx, {
        location: body.location,
        ...placeColumns(body),
        from_id: viewer.id,
        to_id: to?.id ?? null,
        created_at: clock.now(),
      });
      if (to !== null && to.id !== viewer.id) {
        const payload = { location: body.location };
        await notify(trx, {
          userId: to.id,
          kind: 'recommendation',
          actorId: viewer.id,
          payload,
          at: clock.now(),
        });
      }
      return id;
    });
    const [row] = await recommendationsByIds(db, [id]);
    return { recommendation: presentRecommendation(found(row, 'server.failed')) };
  });
}

const placeParts = ['location', 'street', 'zip', 'city', 'state', 'country'] as const;

/** Nobody reviews a recommendation before its readers see it, so where a place belongs there is no web address. */
function refuseAddresses(place: { [part in (typeof placeParts)[number]]?: string | undefined }): void {
  const addresses = placeParts.filter((part) => holdsAddress(place[part] ?? ''));
  if (addresses.length > 0)
    throw new ApiError('request.invalid', {
      fields: Object.fromEntries(addresses.map((part) => [part, 'place_is_address' as const])),
    });
}
