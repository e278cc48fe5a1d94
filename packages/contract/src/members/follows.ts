import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text, viewerId } from '../fields.ts';
import { pageQuery } from '../paging.ts';

export const follow = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  follower_id: z.number().int(),
});

export const memberItem = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  last_name: z.string().nullable(),
  file: z.string().nullable(),
  followers: z.number().int(),
  following: z.number().int(),
  /** Id of the viewer's follow record, `null` if the viewer does not follow. */
  follow_id: z.number().int().nullable(),
  /** The viewer and this member follow each other. */
  mutualFollower: z.boolean(),
});

export type MemberItem = z.infer<typeof memberItem>;
const members = z.array(memberItem);

export const checkFollow = endpoint('GET /api/follows/checkFollow/:userId/:followerId', {
  summary: 'Whether the viewer (followerId) follows a member (userId); the first item is the follow record',
  auth: 'session',
  ownership: 'self',
  self: ['params.followerId'],
  params: z.object({ userId: id, followerId: viewerId }),
  answer: z.array(follow),
});

export const createFollow = endpoint('POST /api/follows', {
  summary: 'Follows a member; a second follow answers the existing record',
  auth: 'session',
  ownership: 'self',
  self: ['body.follower_id'],
  body: z.object({ user_id: id, follower_id: viewerId.optional() }),
  answer: z.object({ follow }),
  limit: { requests: 200, seconds: 3600, by: 'viewer' },
  errors: ['follows.self', 'follows.too_many', 'profiles.not_found'],
});

export const deleteFollow = endpoint('DELETE /api/follows/:id', {
  summary: 'Removes a follow by its record id',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  errors: ['follows.not_found'],
});

export const listFollowers = endpoint('GET /api/users/:id/followers', {
  summary: 'Members who follow this member, newest first',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  query: pageQuery,
  answer: members,
  errors: ['profiles.not_found'],
});

export const listFollowing = endpoint('GET /api/users/:id/following', {
  summary: 'Members whom this member follows, newest first',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  query: pageQuery,
  answer: members,
  errors: ['profiles.not_found'],
});

export const findMembers = endpoint('GET /api/users/findbyusername/:text/:userId', {
  summary: 'Members by username or name, tolerant of typing errors, best match first',
  auth: 'session',
  ownership: 'self',
  params: z.object({ text: text({ min: 1, max: 60 }), userId: viewerId }),
  query: pageQuery,
  answer: members,
});

export const blockMember = endpoint('POST /api/blocks', {
  summary: 'Blocks a member: neither sees the other in any list, and follows between them end',
  auth: 'session',
  ownership: 'none',
  body: z.object({ user_id: id }),
  errors: ['follows.self', 'profiles.not_found'],
});

export const unblockMember = endpoint('DELETE /api/blocks/:userId', {
  summary: 'Unblocks a member',
  auth: 'session',
  ownership: 'none',
  params: z.object({ userId: id }),
});

export const listBlocked = endpoint('GET /api/blocks', {
  summary: 'Members whom the viewer has blocked',
  auth: 'session',
  ownership: 'none',
  answer: members,
});

export const muteMember = endpoint('POST /api/mutes', {
  summary: 'Mutes a member: their stays and news no longer appear to the viewer, and they are not told',
  auth: 'session',
  ownership: 'none',
  body: z.object({ user_id: id }),
  limit: { requests: 200, seconds: 3600, by: 'viewer' },
  errors: ['follows.self', 'profiles.not_found'],
});

export const unmuteMember = endpoint('DELETE /api/mutes/:userId', {
  summary: 'Unmutes a member',
  auth: 'session',
  ownership: 'none',
  params: z.object({ userId: id }),
});

export const listMuted = endpoint('GET /api/mutes', {
  summary: 'Members whom the viewer has muted',
  auth: 'session',
  ownership: 'none',
  answer: members,
});
