import type { Executor } from '../../platform/db/database.ts';
import { type OwnPage, type PersonalData, pairsOfMembers } from '../../platform/personal-data.ts';
import { settingsOf } from '../notifications/index.ts';
import { deleteAttempts } from '../social-sign-in/index.ts';
import {
  blockedBy,
  browsersPushedTo,
  followsOf,
  mutedBy,
  notificationsOf,
  profileOf,
  sessionsOf,
  termsOf,
} from './queries.ts';

/** What this domain stores about a member: profile, ways to sign in, whom they follow, notifications. */
export const personalData: PersonalData = {
  files: [
    { file: 'profile.json', record: profile },
    { file: 'following.json', list: (db, page) => followsOf(db, 'following', page) },
    { file: 'followers.json', list: (db, page) => followsOf(db, 'followers', page) },
    { file: 'notifications.json', list: notificationsOf },
    { file: 'sessions.json', list: sessionsOf },
    { file: 'terms.json', list: termsOf },
  ],
  settings: async (db, userId) => ({
    notifications: await settingsOf(db, userId),
    push: { devices: await browsersPushedTo(db, userId) },
    blocked: await blockedBy(db, userId),
    muted: await mutedBy(db, userId),
  }),
  pictures: {
    count: async (db, userId) => (await ownPictures(db, userId)).length,
    list: async (db, { userId, after }: OwnPage) =>
      (await ownPictures(db, userId)).filter(({ id }) => id > after),
  },
  ties: [
    pairsOfMembers('follows', 'user_id', 'follower_id'),
    pairsOfMembers('blocks', 'user_id', 'blocked_id'),
    pairsOfMembers('mutes', 'user_id', 'muted_id'),
    {
      table: 'notifications',
      of: ['actor_id'],
      shows: [],
      needs: [
        { column: 'user_id', table: 'users' },
        { column: 'post_id', table: 'posts' },
      ],
    },
  ],
  folders: async (db, userId) => (await ownPictures(db, userId)).map(({ key }) => key),
  forgetTraces: deleteAttempts,
};

async function profile(db: Executor, userId: number) {
  const { avatar_key, cover_key, ...shown } = await profileOf(db, userId);
  return {
    ...shown,
    avatar: avatar_key === null ? null : 'pictures/avatar.webp',
    cover: cover_key === null ? null : 'pictures/cover.webp',
  };
}

async function ownPictures(db: Executor, userId: number) {
  const { avatar_key, cover_key } = await profileOf(db, userId);
  return [
    { id: 1, file: 'pictures/avatar.webp', key: avatar_key },
    { id: 2, file: 'pictures/cover.webp', key: cover_key },
  ].flatMap(({ key, ...picture }) => (key === null ? [] : [{ ...picture, key }]));
}
