import type { ScanEvent, ScannedPost } from '@staylore/contract/instagram-import';

/** A place as the search form hands it over; empty parts are null. */
export interface SearchPlace {
  location: string | null;
  lat: number | null;
  long: number | null;
}

export interface ScanError {
  message: string;
  code: string;
}

/** A scan of a handle over all its calls so far. */
export interface ScanState {
  status: 'idle' | 'scanning' | 'finished' | 'stopped';
  handle: string;
  place: SearchPlace;
  posts: readonly ScannedPost[];
  /** Posts scanned by the calls that have ended. */
  scannedBefore: number;
  /** Posts scanned by the call under way. */
  scannedNow: number;
  /** How many posts the account has, where known. */
  total: number | null;
  /** Token of the next stretch; null at the end. */
  pagination: string | null;
  /** Whole seconds that the scan has run, over all its calls. */
  seconds: number;
  notice: string | null;
  error: ScanError | null;
}

export type ScanAction =
  | { type: 'begin'; handle: string; place: SearchPlace }
  | { type: 'next' }
  | { type: 'tick' }
  | { type: 'event'; event: ScanEvent }
  | { type: 'failed'; error: ScanError }
  | { type: 'stop' }
  | { type: 'close_error' }
  | { type: 'restore'; state: ScanState }
  | { type: 'clear' };

export const idleScan: ScanState = {
  status: 'idle',
  handle: '',
  place: { location: null, lat: null, long: null },
  posts: [],
  scannedBefore: 0,
  scannedNow: 0,
  total: null,
  pagination: null,
  seconds: 0,
  notice: null,
  error: null,
};

/** The end of a scan as the wire tells it: `source` is two underscores, or the token is the done marker or starts with a minus. */
export function nextToken(page: { source: string; pagination: string | null }): string | null {
  const { source, pagination } = page;
  if (
    source === '__' ||
    pagination === null ||
    pagination === '' ||
    pagination === 'done' ||
    pagination.startsWith('-')
  )
    return null;
  return pagination;
}

/** Stays with a named hotel: what the status bar counts. */
export const hotelsFound = (state: Pick<ScanState, 'posts'>): number =>
  state.posts.filter((post) => post.location !== '').length;

export const scannedPosts = (state: Pick<ScanState, 'scannedBefore' | 'scannedNow'>): number =>
  state.scannedBefore + state.scannedNow;

/** There is more to scan: a next stretch, or the rest of one that was stopped. */
export const canGoOn = (state: ScanState): boolean =>
  state.status === 'stopped' || (state.status === 'finished' && state.pagination !== null);

/** Applies what happened to a scan. */
export function scanReducer(state: ScanState, action: ScanAction): ScanState {
  switch (action.type) {
    case 'begin':
      return { ...idleScan, status: 'scanning', handle: action.handle, place: action.place };
    case 'next':
      return { ...state, status: 'scanning', scannedNow: 0, notice: null, error: null };
    case 'tick':
      return state.status === 'scanning' ? { ...state, seconds: state.seconds + 1 } : state;
    case 'event':
      return state.status === 'scanning' ? applyEvent(state, action.event) : state;
    case 'failed':
      return applyFailure(state, action.error);
    case 'stop':
      return state.status === 'scanning' ? { ...state, status: 'stopped' } : state;
    case 'close_error':
      return { ...state, error: null };
    case 'restore':
      return action.state;
    case 'clear':
      return idleScan;
  }
}

function applyEvent(state: ScanState, event: ScanEvent): ScanState {
  if (event.type === 'hit') {
    const known = state.posts.some((post) => post.postId === event.post.postId);
    return known ? state : { ...state, posts: [...state.posts, event.post] };
  }
  if (event.type === 'progress')
    return { ...state, scannedNow: event.scanned, total: event.total ?? state.total };
  const { page } = event;
  if (!page.success) return applyFailure(state, page.error ?? { message: '', code: 'private_or_invalid' });
  return closeCall({
    ...state,
    status: 'finished',
    scannedNow: page.scanPostCount,
    pagination: nextToken(page),
    notice: page.notice,
  });
}

const closeCall = (state: ScanState): ScanState => ({
  ...state,
  scannedBefore: scannedPosts(state),
  scannedNow: 0,
});

/** A first stretch that fails clears the results; a later one keeps what was found and may be tried again. */
function applyFailure(state: ScanState, error: ScanError): ScanState {
  const later = state.pagination !== null;
  if (later) return { ...state, status: 'stopped', error };
  return { ...idleScan, handle: state.handle, place: state.place, status: 'finished', error };
}
