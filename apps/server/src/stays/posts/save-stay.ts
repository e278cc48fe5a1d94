import type { Selectable, Updateable } from 'kysely';
import { recordLimitedSave, standingOf } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { dayMs } from '../../platform/durations.ts';
import { fail } from '../../platform/errors.ts';
import type { StoredPicture } from '../../platform/pictures/index.ts';
import { type Author, findOrCreateHotel } from '../hotels/index.ts';
import { type LinkMaking, linkPosts } from '../links/index.ts';
import { arrangePictures, type PlannedPicture, replacePictures } from '../pictures/index.ts';
import { planJudgement, type Screened, screen } from '../spam/index.ts';
import { addTags, replaceTags } from '../tags/index.ts';
import { holdPost } from './moves/queries.ts';
import {
  areOthersAccounts,
  insertPost,
  insertUnknownPost,
  type PostRow,
  savedSince,
  updatePostRow,
} from './queries.ts';

type Columns = Selectable<Tables['posts']>;

/** A stay, from whatever source. The hotel's record is found by its name and place. */
export type StayContent = Pick<
  Columns,
  | 'caption'
  | 'location'
  | 'hotel_name'
  | 'hotel_url'
  | 'lat'
  | 'lng'
  | 'street'
  | 'zip'
  | 'city'
  | 'state'
  | 'country'
  | 'price_minor'
  | 'price_currency'
  | 'price_per'
  | 'found'
>;

/** Origin of a stay that was not written here. */
export type StayOrigin = Pick<
  Columns,
  'source' | 'source_post_id' | 'source_handle' | 'source_account_id' | 'source_url' | 'content_hash'
>;

/** Uploaded pictures in the order of a form, or pictures of the photo network of which the first may be stored already. */
type Pictures =
  | Omit<Parameters<typeof arrangePictures>[1], 'postId' | 'isNew'>
  | { stored: readonly StoredPicture[]; planned: readonly PlannedPicture[] };

interface Screening {
  /** How it is screened, if not by its source: words from the member, or sent by the browser as the network's, were not read there. */
  screenedAs?: 'written' | 'export' | undefined;
}

export interface NewStay extends Screening {
  userId: number;
  /** Words of it are the member's, although the rest was read at its source. */
  typed?: boolean;
  content: StayContent;
  origin?: StayOrigin | undefined;
  marks?: { archived: boolean; ad_label: boolean } | undefined;
  createdAt: Date;
  /** Now by default. */
  savedAt?: Date;
  /** The scan or import that brings it: a hotel that is new in one is placed later. A member who writes a stay places it. */
  importKey?: string | undefined;
  tags: readonly string[];
  pictures?: Pictures;
}

/**
 * Saves a stay with its hotel, tags, pictures and link; returns its id. Together with `saveStays` and `changeStay` the only way a stay is written.
 * Call inside a transaction. A stay that the member has already, by network id or by picture and caption, violates a constraint.
 */
export async function saveStay(trx: Executor, making: LinkMaking, stay: NewStay): Promise<number> {
  await refuseBeyondLimit(trx, making, { userId: stay.userId, wanted: 1 });
  await refuseOthersAccounts(trx, stay.userId, [stay]);
  const { id } = await insertPost(trx, await columnsOf(trx, making, stay));
  await complete(trx, { id, isNew: true }, stay);
  await linkPosts(trx, making, [id]);
  await holdSpam(trx, making, toScreen(id, stay));
  return id;
}

/** Saves several stays; the id of each in their order, null for one that the member has already. Call inside a transaction. */
export async function saveStays(
  trx: Executor,
  making: LinkMaking,
  stays: readonly NewStay[],
): Promise<(number | null)[]> {
  const userId = stays[0]?.userId;
  if (userId === undefined) return [];
  await refuseBeyondLimit(trx, making, { userId, wanted: stays.length });
  await refuseOthersAccounts(trx, userId, stays);
  const ids: (number | null)[] = [];
  for (const stay of stays) {
    const id = await insertUnknownPost(trx, await columnsOf(trx, making, stay));
    if (id !== null) {
      await complete(trx, { id, isNew: true }, stay);
      await holdSpam(trx, making, toScreen(id, stay));
    }
    ids.push(id);
  }
  await linkPosts(
    trx,
    making,
    ids.filter((id) => id !== null),
  );
  return ids;
}

const toScreen = (postId: number, { content, origin, screenedAs, userId, ...stay }: NewStay): Screened => ({
  postId,
  userId,
  source: screenedAs ?? origin?.source ?? 'written',
  caption: content.caption,
  beside: besideCaption(content, stay),
  link: content.hotel_url,
  changed: false,
});

function besideCaption(
  { city, country, hotel_name, location, state, street, zip }: StayContent,
  { pictures, tags = [] }: Pick<ChangedStay, 'pictures' | 'tags'>,
): string {
  const alts = pictures !== undefined && 'alt' in pictures ? (pictures.alt ?? []) : [];
  return [location, hotel_name, street, zip, city, state, country, ...tags, ...alts].join(' ');
}

/** Holds a post that looks like spam for moderators, before others have seen it. */
export async function holdSpam(trx: Executor, { clock }: LinkMaking, post: Screened): Promise<void> {
  const rules = await screen(trx, post, clock.now());
  if (rules.length > 0 && (await holdPost(trx, post.postId))) await planJudgement(trx, post.postId, rules);
}

/** A member whom moderators have limited may save only so many stays in a day. */
const limitedStays = 1;

async function refuseBeyondLimit(
  trx: Executor,
  { clock }: LinkMaking,
  { userId, wanted }: { userId: number; wanted: number },
): Promise<void> {
  if (!(await standingOf(trx, userId)).limited) return;
  const at = clock.now();
  const since = new Date(at.getTime() - dayMs);
  const isFirst = await recordLimitedSave(trx, userId, { at, since });
  if (!isFirst || (await savedSince(trx, userId, since)) + wanted > limitedStays) fail('accounts.limited');
}

/** Posts of an account proven to be one member's cannot be saved by other members, by any way. */
async function refuseOthersAccounts(trx: Executor, userId: number, stays: readonly NewStay[]): Promise<void> {
  const handles = stays.flatMap(({ origin }) => origin?.source_handle?.toLowerCase() ?? []);
  if (await areOthersAccounts(trx, { handles: [...new Set(handles)], userId }))
    fail('instagram.handle_claimed');
}

export interface ChangedStay extends Screening {
  /** If omitted, hotel and place stay as they are. */
  content?: StayContent;
  columns?: Updateable<Tables['posts']>;
  author: Author;
  /** If omitted, they stay as they are, like the pictures. */
  tags?: readonly string[] | undefined;
  pictures?: Pictures | undefined;
}

/** Updates a stay. Call inside a transaction. */
export async function changeStay(
  trx: Executor,
  making: LinkMaking,
  { id, source: first }: Pick<PostRow, 'id' | 'source'>,
  change: ChangedStay,
): Promise<void> {
  const { columns, author, content } = change;
  await updatePostRow(trx, id, {
    ...(content !== undefined && { ...content, hotel_id: await hotelOf(trx, content, author) }),
    ...columns,
    updated_at: making.clock.now(),
  });
  await complete(trx, { id, isNew: false }, change);
  await linkPosts(trx, making, [id]);
  const caption = content?.caption ?? columns?.caption;
  if (typeof caption !== 'string') return;
  const link = content?.hotel_url ?? null;
  const source = change.screenedAs ?? first;
  const beside = content === undefined ? '' : besideCaption(content, change);
  const screened = { source, caption, beside, link, changed: true };
  await holdSpam(trx, making, { postId: id, userId: author.userId, ...screened });
}

async function columnsOf(trx: Executor, { clock }: LinkMaking, stay: NewStay) {
  const { createdAt, marks, origin, savedAt = clock.now(), content, importKey, userId } = stay;
  const author = { userId, at: createdAt, ...(importKey !== undefined && { importKey }) };
  return {
    ...content,
    ...origin,
    ...marks,
    user_id: userId,
    hotel_id: await hotelOf(trx, content, author),
    created_at: createdAt,
    saved_at: savedAt,
    updated_at: savedAt,
    typed_by_saver: stay.typed === true || stay.screenedAs !== undefined,
  };
}

/** The record of the hotel that a stay names, created if it is new. */
async function hotelOf(trx: Executor, content: StayContent, author: Author): Promise<number | null> {
  const { city, country, hotel_name: name, lat, lng, state, street, zip } = content;
  if (name === null) return null;
  return findOrCreateHotel(trx, { name, street, zip, city, state, country, lat, lng }, author);
}

async function complete(
  trx: Executor,
  { id: postId, isNew }: { id: number; isNew: boolean },
  { pictures, tags }: Pick<ChangedStay, 'pictures' | 'tags'>,
): Promise<void> {
  if (tags !== undefined) await (isNew ? addTags : replaceTags)(trx, postId, tags);
  if (pictures === undefined) return;
  if ('planned' in pictures) await replacePictures(trx, { postId, isNew, ...pictures });
  else await arrangePictures(trx, { postId, isNew, ...pictures });
}
