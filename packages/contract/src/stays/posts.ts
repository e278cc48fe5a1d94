import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pictureErrors } from '../error-codes.ts';
import { because, id, placeFields, timestamp, viewerId, wholeNumber } from '../fields.ts';
import { picturesPerPost } from '../lengths.ts';
import { pageQuery } from '../paging.ts';
import { postForm } from './post-form.ts';
import { searchPlace } from './search-place.ts';

/** A picture of a post. Sizes are widths in pixels of the WebP files behind `file`, `medium` and `small`. */
export const galleryPicture = z.object({
  id: z.number().int(),
  file: z.string(),
  medium: z.string(),
  small: z.string(),
  alt: z.string().nullable(),
  thumbhash: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

/** What the viewer may do with a post; the interface asks this and never the role. */
export const postAbilities = z.object({
  update: z.boolean(),
  delete: z.boolean(),
  archive: z.boolean(),
  favourite: z.boolean(),
});

/** A post as every call returns it. Absent values are `null`. */
export const post = z.object({
  id: z.number().int(),
  /** Largest picture, an absolute path; `null` while the post has none. */
  file: z.string().nullable(),
  /** It has no picture yet, and one is being fetched. */
  picture_coming: z.boolean(),
  caption: z.string(),
  location: z.string(),
  /** The hotel's name as given in the post. */
  hotel_name: z.string().nullable(),
  /** Slug of the hotel's page. */
  hotel_slug: z.string().nullable(),
  /** Price as written, in units of `price_currency` (not minor units). */
  hotel_price: z.number().nullable(),
  price_currency: z.string().nullable(),
  price_per: z.enum(['night', 'person', 'stay', 'week']).nullable(),
  /** Where a reader opens the hotel: `{PUBLIC_URL}/go/{code}`. */
  hotel_link: z.string().nullable(),
  /** The host that the link leads to where its author chose it, in ASCII; null where a partner or the site chose it. */
  hotel_host: z.string().nullable(),
  /** The stored target of the link; only for the owner. */
  hotel_url: z.string().nullable(),
  user_id: z.number().int(),
  username: z.string(),
  name: z.string(),
  last_name: z.string().nullable(),
  /** The author's picture. */
  image: z.string().nullable(),
  /** Whether everyone may open the author's atlas. */
  author_atlas: z.boolean(),
  /** The account of the photo network whose words and picture these are, unless it is proven to be the author's own. */
  credit: z.string().nullable(),
  archived: z.union([z.literal(0), z.literal(1)]),
  /** Why moderators withhold it, or that the creator of its words does; only for its author. */
  withheld: z.enum(['hidden', 'removed', 'suspended', 'creator', 'held']).nullable(),
  /** The moderators' note about it. */
  label: z.enum(['advertising', 'misleading']).nullable(),
  found: z.number().int().min(0).max(3),
  /** Number of members who favourited the post. */
  favorite: z.number().int(),
  /** Id of the viewer's own favourite record, `null` if there is none. */
  favorite_id: z.number().int().nullable(),
  names: z.array(z.string()),
  source_post_id: z.string().nullable(),
  source_url: z.string().nullable(),
  ...placeFields,
  tags: z.array(z.string()),
  /** The picture behind `file`, with its sizes. */
  cover: galleryPicture.nullable(),
  /** The pictures beside the cover. */
  gallery: z.array(galleryPicture),
  thumbhash: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string().nullable(),
  /** Has a link that can pay its author; shown as Ad / Anzeige. */
  commercial: z.boolean(),
  created_at: timestamp,
  can: postAbilities,
});

export type Post = z.infer<typeof post>;
export type GalleryPicture = z.infer<typeof galleryPicture>;

/** The list of a place search or the latest posts, in the form of the handle search. */
export const postList = z.array(post);

const postId = z.object({ id });
const files = { file: 1, 'gallery[]': picturesPerPost - 1, gallery: picturesPerPost - 1 };

/** 0 lists active posts, 1 archived ones. */
export const archivedFlag = wholeNumber(0, 1).pipe(
  z.union([z.literal(0), z.literal(1)], because('not_listed')),
);

export const getPost = endpoint('GET /api/posts/:id', {
  summary: 'One post',
  auth: 'public',
  ownership: 'none',
  params: postId,
  answer: post,
  errors: ['posts.not_found'],
});

export const getPostTags = endpoint('GET /api/posts/:id/tags', {
  summary: 'The tags of a post, with their names in each language',
  auth: 'public',
  ownership: 'none',
  params: postId,
  answer: z.array(z.object({ id: z.number().int(), name: z.object({ en: z.string(), de: z.string() }) })),
  errors: ['posts.not_found'],
});

export const createPost = endpoint('POST /api/posts', {
  summary: 'Publishes a post',
  auth: 'session',
  ownership: 'none',
  consumes: 'multipart',
  files,
  body: postForm,
  answer: z.object({ post }),
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  errors: pictureErrors,
});

export const updatePost = endpoint('PUT /api/posts/:id', {
  summary: 'Changes a post',
  auth: 'session',
  ownership: 'owner',
  consumes: 'multipart',
  files,
  params: postId,
  body: postForm,
  answer: z.object({ post }),
  errors: ['posts.not_found', ...pictureErrors],
});

export const deletePost = endpoint('DELETE /api/posts/:id', {
  summary: 'Deletes a post with its pictures, tags and favourites',
  auth: 'session',
  ownership: 'owner',
  params: postId,
  errors: ['posts.not_found'],
});

export const archivePost = endpoint('PUT /api/posts/:id/archive', {
  summary: 'Archives a post: only its author sees it',
  auth: 'session',
  ownership: 'owner',
  params: postId,
  answer: z.object({ post }),
  errors: ['posts.not_found'],
});

export const unarchivePost = endpoint('PUT /api/posts/:id/unarchive', {
  summary: 'Shows an archived post again',
  auth: 'session',
  ownership: 'owner',
  params: postId,
  answer: z.object({ post }),
  errors: ['posts.not_found'],
});

export const listUserPosts = endpoint('GET /api/user/:id/posts/:flag', {
  summary: 'Posts of a member: flag 0 active, flag 1 archived (own only)',
  auth: 'public',
  ownership: 'none',
  params: z.object({ id, flag: archivedFlag }),
  query: pageQuery,
  answer: postList,
  errors: ['profiles.not_found'],
});

export const listLatestPosts = endpoint('GET /api/posts/latest/:userId', {
  summary: 'The latest posts of the community; user id 0 if anonymous',
  auth: 'public',
  ownership: 'self',
  params: z.object({ userId: viewerId }),
  query: pageQuery,
  answer: postList,
});

export const searchPosts = endpoint('GET /api/posts/:userId/:location/notags/:lat/:long', {
  summary:
    'Posts within 25 km of the coordinates (nearest first, then newest), else by text over hotel, city, region and country; with `each=hotel` around coordinates the nearest of each hotel, in one page',
  auth: 'public',
  ownership: 'self',
  params: z.object(searchPlace),
  query: pageQuery.extend({ each: z.enum(['hotel'], because('not_listed')).optional() }),
  answer: postList,
});
