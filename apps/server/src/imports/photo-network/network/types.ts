/** A post of the photo network, reduced to what a scan needs. Ids stay strings: they exceed 2^53. */
export interface NetworkPost {
  id: string;
  shortcode: string | null;
  caption: string | null;
  permalink: string | null;
  mediaType: string;
  /** Picture of the post: the picture itself, a carousel's first, or a video's thumbnail. Signed, short-lived. */
  mediaUrl: string | null;
  children: { id: string; url: string | null }[];
  takenAt: Date | null;
}

export interface NetworkPage {
  account: {
    /** Stays the same when the account changes its handle. */
    id: string | null;
    name: string | null;
    pictureUrl: string | null;
    biography: string | null;
    total: number | null;
  };
  posts: NetworkPost[];
  /** Cursor of the next page, null at the end. */
  next: string | null;
}

/** Why the photo network gave no page. */
export type NetworkFailure =
  | 'private_or_invalid'
  | 'connection_expired'
  | 'rate_limited'
  | 'timeout'
  | 'unreachable'
  | 'unreadable'
  | 'network_failed';

/** A failed call to the photo network, by meaning. `waitMinutes` says when a retry makes sense. */
export class NetworkError extends Error {
  readonly failure: NetworkFailure;
  readonly waitMinutes: number | null;

  constructor(failure: NetworkFailure, details: { waitMinutes?: number | null; cause?: unknown } = {}) {
    super(failure, { cause: details.cause });
    this.failure = failure;
    this.waitMinutes = details.waitMinutes ?? null;
  }
}

/** Where the posts of a handle are read; the adapter of the Graph API, or its twin in tests. */
export interface PhotoNetwork {
  page(request: { handle: string; after: string | null; signal: AbortSignal }): Promise<NetworkPage>;
  /** Whether its allowance has room for prefetching. */
  hasSpare?(): boolean;
}
