import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { language, text } from '../fields.ts';

/** A stay as a point of an atlas and an entry of its lists. */
const atlasStay = z.object({
  id: z.number().int(),
  /** The hotel, else what the post names as its place; empty if it names none. */
  title: z.string(),
  city: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  /** In UTC. */
  year: z.number().int(),
  /** The account of the photo network that it comes from, unless it is proven to be the member's own. */
  credit: z.string().nullable(),
  /** The original post of that account. */
  source_url: z.string().nullable(),
  small: z.string().nullable(),
  thumbhash: z.string().nullable(),
});

/** A member's stays around the world, as everyone may see them once the member shows them. */
export const atlas = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  last_name: z.string().nullable(),
  file: z.string().nullable(),
  cover: z.string().nullable(),
  /** Whether others may open it; if not, only its member can. */
  shown: z.boolean(),
  follow_id: z.number().int().nullable(),
  can: z.object({ follow: z.boolean(), update: z.boolean() }),
  stays: z.number().int(),
  /** Most stays first. */
  countries: z.array(z.object({ country: z.string(), stays: z.number().int() })),
  /** Newest first. */
  years: z.array(z.object({ year: z.number().int(), stays: z.number().int() })),
  /** Of the member's own stays, not those saved from an account: how many, over how many years, since when. */
  own: z.object({
    stays: z.number().int(),
    years: z.number().int(),
    since: z.number().int().nullable(),
  }),
  /** Accounts that the other stays were saved from, most stays first, twenty at most. */
  credits: z.array(z.string()),
  /** The cheapest night; `null` if no stay has a price for a night. */
  cheapest: z
    .object({ id: z.number().int(), title: z.string(), price: z.number(), currency: z.string() })
    .nullable(),
  /** The newest stays, newest first. */
  list: z.array(atlasStay),
  /** Identifies what the pictures show; changes with it. */
  content: z.string(),
});

export type Atlas = z.infer<typeof atlas>;
export type AtlasStay = z.infer<typeof atlasStay>;

/** A username, or a handle of the photo network that is proven to be the member's. */
const handle = text({ min: 1, max: 60 });

export const getAtlas = endpoint('GET /api/atlases/:handle', {
  summary: 'The public atlas of a member; not found unless the member has made it public',
  auth: 'public',
  ownership: 'none',
  params: z.object({ handle }),
  answer: atlas,
  errors: ['profiles.not_found'],
});

export const getAtlasPicture = endpoint('GET /api/atlases/:handle/:picture', {
  summary: 'An atlas as a picture: 1200 by 630 pixels for link previews, 1080 by 1920 for stories',
  auth: 'public',
  ownership: 'none',
  params: z.object({ handle, picture: z.enum(['preview.jpg', 'story.jpg']) }),
  query: z.object({
    language: language.optional(),
    /** The `content` of the atlas, so that another picture has another address. */
    v: text({ max: 40 }).optional(),
  }),
  answer: z.unknown(),
  produces: 'image/jpeg',
  limit: { requests: 120, seconds: 300, by: 'viewer' },
  errors: ['profiles.not_found', 'request.not_found'],
});
