import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import type { Post } from '@staylore/contract/stays/posts';
import type { Page } from '../../platform/api/api-client.ts';
import type { FeedTab } from './feed-tab.ts';

export interface FirstPages {
  tab: FeedTab;
  posts: Page<Post[]>;
  hotels: Page<Recommendation[]> | null;
}
