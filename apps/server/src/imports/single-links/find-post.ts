import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  NetworkError,
  type NetworkPostRow,
  networkPostsByShortcode,
  type PageSource,
} from '../photo-network/index.ts';
import { type PostLink, readLink } from './link.ts';

/** How far back, and for how long, a post of a handle is searched for. */
const maxPages = 40;
const timeoutMs = 25_000;
/** A share link may redirect to another one, for instance if it lacks its last slash. */
const maxSteps = 3;

/**
 * Follows a share link to its post. Only the network's own site is asked, and only for its share links: their target is read, not visited.
 * @throws {NetworkError} when the network does not answer.
 */
export async function followShare(platform: Platform, path: string, signal: AbortSignal): Promise<PostLink> {
  let link: PostLink = { kind: 'share', path };
  for (let steps = 0; steps < maxSteps && link.kind === 'share'; steps += 1)
    link = await oneStep(platform, link.path, signal);
  return link;
}

async function oneStep(
  { config, fetchSafely }: Platform,
  path: string,
  signal: AbortSignal,
): Promise<PostLink> {
  if (config.instagram === undefined) return { kind: 'other' };
  try {
    const { headers } = await fetchSafely(`${config.instagram.siteUrl}${path}`, {
      as: 'text',
      redirects: 0,
      maxBytes: 2 * 1024 * 1024,
      accept: (status) => status < 500 && status !== 429,
      signal,
    });
    return readLink(headers['location'] ?? '');
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const limited = error.status === 429;
    throw new NetworkError(limited ? 'rate_limited' : error.kind === 'timeout' ? 'timeout' : 'unreachable', {
      cause: error,
    });
  }
}

interface PostQuery {
  shortcode: string;
  /** The claimed author of a post. */
  handle: string | null;
  signal: AbortSignal;
}

/** The post behind a link: as some scan has read it, or found among the posts of the given handle. */
export async function findPost(
  dependencies: { db: Platform['db']; source: PageSource },
  wanted: PostQuery,
): Promise<NetworkPostRow | null> {
  const [known] = await networkPostsByShortcode(dependencies.db, wanted.shortcode);
  if (known !== undefined) return known;
  return wanted.handle === null
    ? null
    : searchHandle(dependencies.source, { ...wanted, handle: wanted.handle });
}

async function searchHandle(
  source: PageSource,
  { shortcode, handle, signal }: PostQuery & { handle: string },
): Promise<NetworkPostRow | null> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  const seen = new Set<string>();
  let after: string | null = null;
  try {
    for (let pages = 0; pages < maxPages; pages += 1) {
      const page = await source.page({ handle, after, signal: either });
      const post = page.posts.find((one) => one.shortcode === shortcode);
      await page.kept;
      if (post !== undefined) return post;
      // A network that repeats a cursor would cause an endless loop.
      if (page.next === null || seen.has(page.next)) return null;
      seen.add(page.next);
      after = page.next;
    }
    return null;
  } catch (error) {
    if (timeout.aborted && !signal.aborted) throw new NetworkError('timeout', { cause: error });
    throw error;
  }
}
