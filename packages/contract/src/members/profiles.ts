import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

/** A member as others see them. */
export const profile = z.object({
  id: z.number().int(),
  name: z.string(),
  last_name: z.string().nullable(),
  username: z.string(),
  file: z.string().nullable(),
  cover: z.string().nullable(),
  /** Sanitised HTML. */
  bio: z.string(),
  /** Moderators hide the biography from everyone else; only its author learns it. */
  bio_hidden: z.boolean(),
  followers: z.number().int(),
  following: z.number().int(),
  posts: z.number().int(),
  /** Whether everyone may open the member's atlas. */
  atlas_shown: z.boolean(),
  /** Id of the viewer's follow record, `null` if the viewer does not follow. */
  follow_id: z.number().int().nullable(),
  mutualFollower: z.boolean(),
  /** The viewer has blocked this member; to a blocked viewer the member does not exist. */
  blocked: z.boolean(),
  /** The viewer has muted this member. */
  muted: z.boolean(),
  can: z.object({ follow: z.boolean(), update: z.boolean() }),
});

export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint('GET /api/users/username/:username', {
  summary: 'A member by username',
  auth: 'public',
  ownership: 'none',
  params: z.object({ username: text({ min: 1, max: 60 }) }),
  answer: profile,
  errors: ['profiles.not_found'],
});
