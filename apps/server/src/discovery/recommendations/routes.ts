import {
  listMemberRecommendations,
  listRecommendations,
  type Recommendation,
  saveRecommendation,
} from '@staylore/contract/discovery/recommendations';
import { avatarPath, userByUsername } from '../../members/accounts/index.ts';
import { isBlocked } from '../../members/follows/index.ts';
import { notify } from '../../members/notifications/index.ts';
import { cutPage, readCursor } from '../../platform/db/cursor.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail, found } from '../../platform/errors.ts';
import type { Api, Call } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasPermission } from '../../platform/policy.ts';
import {
  insertRecommendation,
  type RecommendationRow,
  recommendationById,
  recommendationsFor,
  recommendationsOf,
} from './queries.ts';

const mayRecommendOnBehalf = hasPermission('recommend_on_behalf');

/** Recommending hotels. */
export function recommendationRoutes(api: Api, { db, clock }: Platform): void {
  api.serve(listRecommendations, async (call) => {
    return linked(call, await recommendationsFor(db, pageOf(call)));
  });

  api.serve(listMemberRecommendations, async (call) => {
    const member = found(await userByUsername(db, call.params.username), 'profiles.not_found');
    return linked(call, await recommendationsOf(db, { ...pageOf(call), memberId: member.id }));
  });

  api.serve(saveRecommendation, async ({ body, viewer }) => {
    const target = body.to_username;
    if (target !== undefined && !mayRecommendOnBehalf(viewer, null)) fail('recommendations.not_permitted');
    const to = target === undefined ? null : await userByUsername(db, target);
    // Whoever has blocked the viewer cannot be found.
    if (to === undefined || (to !== null && (await isBlocked(db, viewer.id, to.id))))
      throw new ApiError('request.invalid', { fields: { to_username: 'unknown_member' } });
    const id = await inTransaction(db, async (trx) => {
      const id = await insertRecommendation(trx, {
        ...columns(body),
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
    const [row] = await recommendationById(db, id, viewer.id);
    return { recommendation: presentRecommendation(found(row, 'server.failed')) };
  });
}

type Form = Call<typeof saveRecommendation>['body'];

function columns(form: Form) {
  const filled = (value: string | undefined) => (value === undefined || value === '' ? null : value);
  const placed = form.lat !== undefined && form.long !== undefined;
  return {
    location: form.location,
    lat: placed ? (form.lat ?? null) : null,
    lng: placed ? (form.long ?? null) : null,
    street: filled(form.street),
    zip: filled(form.zip),
    city: filled(form.city),
    state: filled(form.state),
    country: filled(form.country),
  };
}

type ListCall = Pick<Call<typeof listRecommendations>, 'query' | 'viewer' | 'linkNext'>;

const pageOf = ({ query, viewer }: ListCall) => ({
  viewerId: viewer.id,
  last: readCursor(query.cursor, ['integer'])?.[0] ?? null,
  limit: query.limit + 1,
});

function linked(call: ListCall, rows: RecommendationRow[]): Recommendation[] {
  const page = cutPage(rows, call.query.limit, (row) => [row.id]);
  call.linkNext(page.next);
  return page.rows.map(presentRecommendation);
}

function presentRecommendation(row: RecommendationRow): Recommendation {
  return {
    id: row.id,
    location: row.location,
    lat: row.lat,
    long: row.lng,
    street: row.street,
    zip: row.zip,
    city: row.city,
    state: row.state,
    country: row.country,
    user_id: row.from_id,
    username: row.from_username,
    to_username: row.to_username,
    from: {
      id: row.from_id,
      username: row.from_username,
      name: row.from_name,
      file: avatarPath(row.from_avatar),
    },
    to:
      row.to_id === null
        ? null
        : {
            id: row.to_id,
            username: row.to_username ?? '',
            name: row.to_name ?? '',
            file: avatarPath(row.to_avatar),
          },
    created_at: row.created_at.toISOString(),
  };
}
