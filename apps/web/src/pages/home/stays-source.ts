import type { Post } from '@staylore/contract/stays/posts';
import type { ReactNode } from 'react';
import type { CardMode } from '../../features/stays/posts/card-mode.ts';
import type { PlaceQuery } from '../../features/stays/posts/place-query.ts';
import type { Page } from '../../platform/api/api-client.ts';

/** Where a list of the home page comes from: the whole community, or a place. */
export type StaysSource = { kind: 'latest' } | { kind: 'place'; place: PlaceQuery };

export type FirstPage = Page<Post[]>;

export interface StaysProps {
  source: StaysSource;
  /** The page rendered with the document; null where the browser has to fetch it. */
  first: FirstPage | null;
  mode: CardMode;
  /** Shown when there is nothing. */
  empty: ReactNode;
}

interface Remembered {
  first: FirstPage;
  /** The list has gone on below its first page. */
  live: boolean;
}

/** First pages that were rendered with the document, so that going back finds them again. */
const remembered = new Map<string, Remembered>();

const keyOf = (source: StaysSource): string => JSON.stringify(source);

export function rememberFirst(source: StaysSource, first: FirstPage): void {
  const key = keyOf(source);
  if (!remembered.has(key)) remembered.set(key, { first, live: false });
}

export function rememberLive(source: StaysSource): void {
  const known = remembered.get(keyOf(source));
  if (known !== undefined) known.live = true;
}

export const recall = (source: StaysSource): Remembered | undefined => remembered.get(keyOf(source));
