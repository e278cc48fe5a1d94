import { hash } from 'node:crypto';
import { memberByFormerName } from '../../members/accounts/index.ts';
import { blockBetween } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { countOwn, countStays } from './figures.ts';
import { atlasPolicy } from './policy.ts';
import {
  type AtlasMember,
  type AtlasRow,
  type CountedStays,
  countedStays,
  coversOf,
  creditsOf,
  memberByHandle,
  newestStays,
} from './queries.ts';

/** More stays than this no page lists and no map can separate. */
const maxListed = 300;
/** Pictures of stays on a picture of the atlas. */
const maxTiles = 4;
/** Accounts that are named. */
const maxCredits = 20;
/** Incremented when the drawing of pictures changes, so that all are drawn again. */
const drawing = 3;

/** A member's stays with all that page and pictures show. */
export interface LoadedAtlas {
  member: AtlasMember;
  viewerId: number;
  stays: number;
  /** The newest stays, which are listed. */
  listed: readonly AtlasRow[];
  covers: ReadonlyMap<number, { key: string; thumbhash: string | null }>;
  countries: { country: string; stays: number }[];
  years: { year: number; stays: number }[];
  own: { stays: number; years: number; since: number | null };
  /** Accounts that stays were saved from which are not the member's, most stays first. */
  credits: string[];
  /** Keys of the pictures of stays that are shown on a picture of the atlas. */
  tiles: string[];
  content: string;
}

/** Whom an address of an atlas names: by username, proven handle or former username. Whether the atlas is shown is up to the caller. */
export async function memberOfAtlas(db: Executor, handle: string): Promise<AtlasMember | undefined> {
  const member = await memberByHandle(db, handle);
  if (member !== undefined) return member;
  const renamed = await memberByFormerName(db, handle);
  return renamed && memberByHandle(db, renamed.username);
}

/** Loads the atlas that a viewer asks for by name. @throws {ApiError} `profiles.not_found` unless they may open it */
export async function loadAtlas(
  db: Executor,
  { handle, viewer }: { handle: string; viewer: Viewer | null },
): Promise<LoadedAtlas> {
  const member = await memberOfAtlas(db, handle);
  // A hidden atlas answers like an absent one: its existence would reveal that there is a member.
  if (member === undefined || !atlasPolicy.read(viewer, member)) fail('profiles.not_found');
  if (viewer !== null && (await blockBetween(db, { viewerId: viewer.id, otherId: member.id })) !== null)
    fail('profiles.not_found');
  const seen = { userId: member.id, viewerId: viewer?.id ?? 0 };
  const [listed, counted, credits] = await Promise.all([
    newestStays(db, seen, maxListed),
    countedStays(db, seen),
    creditsOf(db, seen, maxCredits),
  ]);
  const covers = await coversOf(
    db,
    listed.map(({ id }) => id),
  );
  const tiles = listed.flatMap(({ id }) => covers.get(id)?.key ?? []).slice(0, maxTiles);
  const { stays, countries, years } = countStays(counted);
  const own = countOwn(counted);
  const content = contentOf({ member, counted, tiles });
  const { viewerId } = seen;
  return { member, viewerId, stays, listed, covers, countries, years, own, credits, tiles, content };
}

function contentOf(shown: {
  member: AtlasMember;
  counted: readonly CountedStays[];
  tiles: string[];
}): string {
  const { username, name, avatar_key } = shown.member;
  const text = JSON.stringify([drawing, username, name, avatar_key, shown.tiles, shown.counted]);
  return hash('sha256', text, 'base64url').slice(0, 20);
}
