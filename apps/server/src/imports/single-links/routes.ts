import type { UploadedFile } from '@staylore/contract/endpoint';
import type { saveByLink } from '@staylore/contract/imports/single-links';
import type { Phrases } from '@staylore/phrases/phrases';
import { textsIn } from '@staylore/phrases/texts-in';
import { avatarPath, userById } from '../../members/accounts/index.ts';
import { found } from '../../platform/errors.ts';
import type { Api, Call } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { onePost, postFor } from '../../stays/posts/index.ts';
import {
  createPageSource,
  failureText,
  handleOwner,
  NetworkError,
  type NetworkPostRow,
  type PageSource,
  photoNetwork,
  readHandle,
} from '../photo-network/index.ts';
import { warmFinder } from '../second-reader/index.ts';
import { findPost, followShare } from './find-post.ts';
import { permalinkOf, readLink } from './link.ts';
import { savePost } from './save-post.ts';

type LinkCall = Pick<Call<typeof saveByLink>, 'body' | 'files' | 'viewer' | 'language' | 'signal'>;
type Need = 'handle' | 'file' | 'caption';
type Trouble = keyof Phrases['instagramLinks']['troubles'];

/** Why nothing was saved, and what the screen may ask for. */
interface Refusal {
  message: string;
  needs: Need[] | null;
}

export function instagramLinkRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;
  const source = createPageSource({ db, clock, network: photoNetwork(platform) });

  api.serve('POST /api/instagram/post/save-by-link', async (call) => {
    const onto = call.body.source_post_id;
    if (onto !== undefined) await postFor(db, 'update', { id: onto, viewer: call.viewer });
    warmFinder();
    const read = await readPost({ platform, source }, call);
    if ('message' in read) return refused(read);
    const { post, upload } = read;
    const owner = await handleOwner(db, post.handle);
    if (owner !== null && owner !== call.viewer.id) return refused(trouble(call, 'handle_claimed'));
    const { viewer, signal } = call;
    const saved = await savePost(platform, { viewer, post, onto, upload, signal });
    if (saved === 'duplicate') return refused(trouble(call, 'duplicate'));
    return present(platform, call, saved);
  });
}

const refused = ({ message, needs }: Refusal) =>
  ({ success: false, post: null, user_info: null, message, needs }) as const;

function trouble(
  { language }: Pick<LinkCall, 'language'>,
  reason: Trouble,
  more: { needs?: Need[]; handle?: string } = {},
): Refusal {
  const message = textsIn(language)(`instagramLinks.troubles.${reason}`, { handle: more.handle ?? '' });
  return { message, needs: more.needs ?? null };
}

interface Dependencies {
  platform: Platform;
  source: PageSource;
}

interface FoundPost {
  post: NetworkPostRow;
  upload: UploadedFile | undefined;
}

/** The post that the link means, or what the member still has to enter. */
async function readPost(dependencies: Dependencies, call: LinkCall): Promise<FoundPost | Refusal> {
  const { body, language, signal } = call;
  if (body.link === '') return { message: textsIn(language)('instagramLinks.required'), needs: null };
  const named = body.handle === undefined || body.handle === '' ? null : readHandle(body.handle);
  if (named === null && body.handle) return trouble(call, 'not_a_handle', { needs: ['handle'] });
  try {
    const pasted = readLink(body.link);
    const link =
      pasted.kind === 'share' ? await followShare(dependencies.platform, pasted.path, signal) : pasted;
    if (link.kind !== 'post') return trouble(call, pasted.kind === 'share' ? 'share_dead' : 'not_a_post');
    const { shortcode } = link;
    const handle = named ?? link.handle;
    const byHand = handPicked(dependencies.platform, call, { shortcode, handle });
    // A member who sends picture and text has been asked for the handle before.
    const post = await find(dependencies, { shortcode, handle: byHand === null ? handle : null, signal });
    if (post !== null) return { post, upload: undefined };
    if (byHand !== null) return byHand;
    if (handle === null) return trouble(call, 'unknown', { needs: ['handle'] });
    return trouble(call, 'not_at_handle', { handle, needs: ['handle', 'file', 'caption'] });
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    if (error.failure !== 'private_or_invalid') return { message: failureText(error, language), needs: null };
    return trouble(call, 'handle_closed', { handle: named ?? '', needs: ['handle', 'file', 'caption'] });
  }
}

function find({ platform, source }: Dependencies, wanted: Parameters<typeof findPost>[1]) {
  return findPost({ db: platform.db, source }, wanted);
}

/**
 * Picture and text from the member, for posts that are not public; null if they were not sent. It is of the account that the member or the link
 * names.
 */
function handPicked(
  { clock }: Platform,
  call: LinkCall,
  { shortcode, handle }: { shortcode: string; handle: string | null },
): { post: NetworkPostRow; upload: UploadedFile } | Refusal | null {
  const [upload] = call.files;
  const { caption } = call.body;
  if (upload === undefined && !caption) return null;
  if (upload === undefined) return trouble(call, 'file_missing', { needs: ['file'] });
  if (!caption) return trouble(call, 'caption_missing', { needs: ['caption'] });
  return {
    upload,
    post: {
      // Not the network's id, which is unknown here: the code is just as unique.
      id: `link:${shortcode}`,
      handle: handle?.toLowerCase() ?? '',
      account_id: null,
      shortcode,
      caption,
      permalink: permalinkOf(shortcode),
      media_type: 'unknown',
      media_url: null,
      children: [],
      taken_at: null,
      author_name: null,
      author_picture: null,
      fetched_at: clock.now(),
    },
  };
}

async function present({ db, config }: Platform, call: LinkCall, id: number) {
  const { publicUrl } = config.http;
  const post = await onePost(db, id, { viewer: call.viewer, publicUrl });
  const member = found(await userById(db, call.viewer.id), 'session.required');
  return {
    success: true,
    post: {
      id,
      file: post.file,
      caption: post.caption,
      location: post.location,
      hotel_link: post.hotel_link,
      userName: post.username,
    },
    user_info: { file: avatarPath(member.avatar_key) },
    message: textsIn(call.language)('instagramLinks.saved'),
    needs: null,
  };
}
