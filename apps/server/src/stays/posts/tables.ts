import type { Generated, GeneratedAlways } from 'kysely';

export interface PostTable {
  id: GeneratedAlways<number>;
  user_id: number;
  caption: Generated<string>;
  location: Generated<string>;
  hotel_id: number | null;
  hotel_name: string | null;
  hotel_url: string | null;
  lat: number | null;
  lng: number | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  price_minor: number | null;
  price_currency: string | null;
  price_per: 'night' | 'person' | 'stay' | 'week' | null;
  found: Generated<number>;
  archived: Generated<boolean>;
  source: Generated<'written' | 'instagram' | 'export' | 'link'>;
  source_post_id: string | null;
  source_handle: string | null;
  source_url: string | null;
  content_hash: Buffer | null;
  /** The author marks it as advertising. */
  ad_label: Generated<boolean>;
  favourites_count: Generated<number>;
  created_at: Generated<Date>;
  saved_at: Generated<Date>;
  updated_at: Generated<Date>;
  search_text: GeneratedAlways<string>;
}

export interface TagTable {
  id: GeneratedAlways<number>;
  name: string;
  name_de: string | null;
  posts_count: Generated<number>;
}

export interface PostTagTable {
  post_id: number;
  tag_id: number;
  position: Generated<number>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    posts: PostTable;
    tags: TagTable;
    post_tags: PostTagTable;
  }
}
