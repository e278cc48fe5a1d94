import type { ScanEvent, ScannedPost, ScanPage } from '@staylore/contract/imports/photo-network';

export interface ScanState {
  phase: 'idle' | 'scanning' | 'finished' | 'stopped' | 'failed';
  posts: readonly ScannedPost[];
  /** Posts read by finished pages, and by the page that is being read. */
  scannedBefore: number;
  scannedNow: number;
  /** Posts of the profile, if the network tells it. */
  total: number | null;
  /** Leads to the next page; null before the first and at the end. */
  token: string | null;
  /** The profile has been read to its end. */
  ended: boolean;
  /** Failed before there was a token to continue with; the next try starts where this one did. */
  interrupted: boolean;
  notice: string | null;
  /** Why the last try failed, until the next one; the text is empty if the connection broke, or the server refused without a sentence. */
  failure: { text: string; canRetry: boolean } | null;
  /** The failure waits for its dialog to be closed. */
  isUnannounced: boolean;
}

export type ScanAction =
  | { type: 'start' }
  | { type: 'event'; event: ScanEvent }
  /** The connection broke, or the server refused with a sentence. */
  | { type: 'broken'; reason: string }
  | { type: 'stop' }
  | { type: 'dismiss' }
  /** What this scan had found before the page was reloaded. */
  | { type: 'restore'; state: ScanState };

export const idleScan: ScanState = {
  phase: 'idle',
  posts: [],
  scannedBefore: 0,
  scannedNow: 0,
  total: null,
  token: null,
  ended: false,
  interrupted: false,
  notice: null,
  failure: null,
  isUnannounced: false,
};

/** Posts read so far. */
export const scannedPosts = (state: ScanState): number => state.scannedBefore + state.scannedNow;

/** Whether Next is possible: the last page has a token, or a page broke off before it had one. */
export const canGoOn = (state: ScanState): boolean =>
  state.phase !== 'scanning' && (state.token !== null || state.interrupted);

/** The token of the next page, null if any sign says that this was the last one. */
export function nextToken(page: Pick<ScanPage, 'source' | 'pagination'>): string | null {
  const { source, pagination } = page;
  const ended = (sign: string) => sign === '__' || sign === 'done' || sign.startsWith('-');
  if (pagination === null || pagination === '' || ended(pagination) || ended(source)) return null;
  return pagination;
}

export function scanReducer(state: ScanState, action: ScanAction): ScanState {
  switch (action.type) {
    case 'start':
      return {
        ...state,
        phase: 'scanning',
        scannedNow: 0,
        interrupted: false,
        notice: null,
        failure: null,
        isUnannounced: false,
      };
    case 'event':
      return state.phase === 'scanning' ? afterEvent(state, action.event) : state;
    case 'broken':
      return state.phase === 'scanning'
        ? failed(brokenOff(state), { text: action.reason, canRetry: true })
        : state;
    case 'stop':
      return state.phase === 'scanning' ? { ...brokenOff(state), phase: 'stopped' } : state;
    case 'dismiss':
      return { ...state, isUnannounced: false };
    case 'restore':
      return action.state;
  }
}

function afterEvent(state: ScanState, event: ScanEvent): ScanState {
  if (event.type === 'hit') return { ...state, posts: withPost(state.posts, event.post) };
  if (event.type === 'progress')
    return {
      ...state,
      scannedNow: event.scanned,
      total: event.total ?? state.total,
      token: event.next,
      ended: event.next === null,
    };
  return afterPage(state, event.page);
}

function afterPage(state: ScanState, page: ScanPage): ScanState {
  if (!page.success) {
    // Results are cleared if a handle cannot be read at all; the results of earlier pages are kept.
    const first = state.scannedBefore === 0;
    return failed(first ? idleScan : settled(state), {
      text: page.error?.message ?? '',
      canRetry: !theirs.has(page.error?.code || 'private_or_invalid'),
    });
  }
  const token = nextToken(page);
  return {
    ...state,
    phase: 'finished',
    posts: inOrder(state.posts, page.posts),
    scannedBefore: state.scannedBefore + page.scanPostCount,
    scannedNow: 0,
    token,
    ended: token === null,
    notice: page.notice,
  };
}

/** Failures that a retry does not fix: the handle is another one, or not public. */
const theirs = new Set(['private_or_invalid', 'spaces']);

const failed = (state: ScanState, failure: NonNullable<ScanState['failure']>): ScanState => ({
  ...state,
  phase: 'failed',
  failure,
  isUnannounced: true,
});

const settled = (state: ScanState): ScanState => ({
  ...state,
  scannedBefore: scannedPosts(state),
  scannedNow: 0,
});

const brokenOff = (state: ScanState): ScanState => ({
  ...settled(state),
  interrupted: state.token === null && !state.ended,
});

function withPost(posts: readonly ScannedPost[], post: ScannedPost): readonly ScannedPost[] {
  return posts.some((known) => known.postId === post.postId) ? posts : [...posts, post];
}

/** Hits come as they become certain; a finished page has them as they were posted, newest first. */
function inOrder(posts: readonly ScannedPost[], page: readonly ScannedPost[]): readonly ScannedPost[] {
  const ids = new Set(page.map(({ postId }) => postId));
  return [...posts.filter(({ postId }) => !ids.has(postId)), ...page];
}
