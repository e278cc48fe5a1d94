/** The three tabs of the feed; the address names one. */
export type FeedTab = 'network' | 'recent' | 'favourites';

/** `?recommendations=true` and `?favorites=true` select their tabs, Recent is the one without. */
export function readFeedTab(search: URLSearchParams): FeedTab {
  if (search.get('recommendations') === 'true') return 'network';
  return search.get('favorites') === 'true' ? 'favourites' : 'recent';
}
