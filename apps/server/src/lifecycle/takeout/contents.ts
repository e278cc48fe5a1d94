import type { Executor } from '../../platform/db/database.ts';
import { bankDetailsOf, bookEntriesOf, bookingsOf, clicksOf, linksOf, payoutsOf } from './earned/queries.ts';
import {
  favouritesOf,
  followsOf,
  postsOf,
  profileOf,
  recommendationsOf,
  type Stretch,
  wishesOf,
} from './given/queries.ts';
import {
  correctionsOf,
  decisionsOf,
  importsOf,
  notificationsOf,
  sessionsOf,
  settingsOf,
} from './kept/queries.ts';

type Read<T> = (db: Executor, stretch: Stretch) => Promise<T[]>;

/** One file of a takeout: a record, or a list that is read a stretch at a time. */
type Content =
  | { file: string; record: (db: Executor, userId: number) => Promise<object> }
  | { file: string; list: Read<{ id: number }> };

/** Where a picture lies in the archive; positions count from 0. */
export const pictureFile = (picture: { post_id: number; position: number }): string =>
  `pictures/post-${picture.post_id}-${picture.position + 1}.webp`;

/** Everything that a takeout tells in words. A table that a feature adds for its members belongs here. */
export const contents: readonly Content[] = [
  { file: 'profile.json', record: profile },
  { file: 'posts.json', list: posts },
  { file: 'favourites.json', list: favouritesOf },
  { file: 'following.json', list: (db, stretch) => followsOf(db, 'following', stretch) },
  { file: 'followers.json', list: (db, stretch) => followsOf(db, 'followers', stretch) },
  { file: 'recommendations.json', list: recommendationsOf },
  { file: 'wishes.json', list: wishesOf },
  { file: 'notifications.json', list: notificationsOf },
  { file: 'settings.json', record: settingsOf },
  { file: 'sessions.json', list: sessionsOf },
  { file: 'imports.json', list: importsOf },
  { file: 'import-decisions.json', list: decisionsOf },
  { file: 'import-corrections.json', record: correctionsOf },
  { file: 'links.json', list: linksOf },
  { file: 'clicks-by-month.json', record: clicksOf },
  { file: 'bookings.json', list: bookingsOf },
  { file: 'account-book.json', list: bookEntriesOf },
  { file: 'payouts.json', list: payoutsOf },
  { file: 'bank-details.json', record: bankDetailsOf },
];

async function profile(db: Executor, userId: number) {
  const { avatar_key, cover_key, ...told } = await profileOf(db, userId);
  return {
    ...told,
    avatar: avatar_key === null ? null : 'pictures/avatar.webp',
    cover: cover_key === null ? null : 'pictures/cover.webp',
  };
}

/** Pictures by the names that they have in the archive. */
async function posts(db: Executor, stretch: Stretch) {
  const rows = await postsOf(db, stretch);
  return rows.map(({ pictures, ...post }) => ({
    ...post,
    pictures: pictures.map(({ position, status, ...picture }) => ({
      file: status === 'ready' ? pictureFile({ post_id: post.id, position }) : null,
      ...picture,
    })),
  }));
}

const atOnce = 500;

/** The text of a file, bit by bit: a list is never whole in memory. */
export async function* textOf(content: Content, db: Executor, userId: number): AsyncGenerator<string> {
  if ('record' in content) {
    yield `${JSON.stringify(await content.record(db, userId), null, 2)}\n`;
    return;
  }
  let after = 0;
  let mark = '[';
  for (;;) {
    const rows = await content.list(db, { userId, after, limit: atOnce });
    for (const row of rows) {
      yield `${mark}\n${JSON.stringify(row, null, 2)}`;
      mark = ',';
      after = row.id;
    }
    if (rows.length < atOnce) break;
  }
  yield mark === '[' ? '[]\n' : '\n]\n';
}
