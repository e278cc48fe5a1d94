import { fail } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberByFormerName, userByUsername } from '../accounts/index.ts';
import { blockBetween, isMuted } from '../follows/index.ts';
import { presentProfile } from './present.ts';
import { followsBetween } from './queries.ts';

/** Members as others see them. */
export function profileRoutes(api: Api, { db }: Platform): void {
  api.serve('GET /api/users/username/:username', async ({ params, viewer }) => {
    const { username } = params;
    // Links with a former name still work: the page uses the name in the answer.
    const user = (await userByUsername(db, username)) ?? (await memberByFormerName(db, username));
    if (user === undefined) fail('profiles.not_found');
    // Members need no follow record with themselves; their own profile comes with each of their feeds.
    if (viewer === null || viewer.id === user.id) return presentProfile(user, { viewer, ...unrelated });
    const pair = { viewerId: viewer.id, otherId: user.id };
    const block = await blockBetween(db, pair);
    if (block === 'theirs') fail('profiles.not_found');
    const follows = await followsBetween(db, pair);
    return presentProfile(user, {
      viewer,
      followId: follows.mine,
      followsBack: follows.theirs !== null,
      blocked: block === 'mine',
      muted: await isMuted(db, { userId: viewer.id, mutedId: user.id }),
    });
  });
}

const unrelated = { followId: null, followsBack: false, blocked: false, muted: false };
