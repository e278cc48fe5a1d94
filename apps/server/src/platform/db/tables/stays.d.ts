// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { BrokenReason, LinkPartner } from '@staylore/contract/stays/links';
import type { Generated, GeneratedAlways } from 'kysely';

export interface StaysTables {
  click_quarters: {
    user_id: number;
    quarter: Date;
    clicks: number;
  };
  click_salts: {
    day: string;
    salt: Buffer;
  };
  clicks: {
    click_id: string;
    link_id: number;
    visitor: Buffer;
    day: Date;
    counted: boolean;
    clicked_at: Date;
  };
  favourites: {
    id: GeneratedAlways<number>;
    user_id: number;
    post_id: number;
    created_at: Generated<Date>;
  };
  former_slugs: {
    slug: string;
    hotel_id: number;
    merged_at: Generated<Date>;
  };
  hotel_lookups: {
    service: string;
    name_key: string;
    place_key: string;
    houses: unknown;
    asked_at: Date;
  };
  hotels: {
    id: GeneratedAlways<number>;
    slug: string;
    name: string;
    name_key: string;
    street: string | null;
    zip: string | null;
    city: string | null;
    state: string | null;
    country: string | null;
    lat: number | null;
    lng: number | null;
    website: string | null;
    posts_count: Generated<number>;
    created_at: Generated<Date>;
    key_version: Generated<number>;
    placed_by: string | null;
    place_id: string | null;
    placed_at: Date | null;
  };
  link_arrangements: {
    routing: string;
    arranged_at: Generated<Date>;
  };
  links: {
    id: GeneratedAlways<number>;
    code: string;
    user_id: number;
    post_id: number | null;
    hotel_id: number | null;
    label: string;
    target_url: string;
    partner: LinkPartner;
    clicks_count: Generated<number>;
    switched_off_at: Date | null;
    broken_at: Date | null;
    broken_reason: BrokenReason | null;
    checked_at: Date | null;
    created_at: Generated<Date>;
    partner_url: string | null;
    revision: Generated<number>;
    failed_checks: Generated<number>;
    source_handle: string | null;
    handed_at: Date | null;
    source_account_id: string | null;
  };
  lookup_budgets: {
    import_key: string;
    asked: number;
    began_at: Date;
  };
  pictures: {
    id: GeneratedAlways<number>;
    post_id: number;
    position: number;
    key: string;
    status: Generated<'pending' | 'ready' | 'failed'>;
    source_url: string | null;
    alt: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
    failure: string | null;
    created_at: Generated<Date>;
    fingerprint: string | null;
  };
  post_tags: {
    post_id: number;
    tag_id: number;
    position: Generated<number>;
  };
  posts: {
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
    favourites_count: Generated<number>;
    created_at: Generated<Date>;
    saved_at: Generated<Date>;
    updated_at: Generated<Date>;
    search_text: GeneratedAlways<string>;
    ad_label: Generated<boolean>;
    withheld: 'hidden' | 'removed' | 'suspended' | 'creator' | 'held' | null;
    shows_again: Generated<boolean>;
    label: 'advertising' | 'misleading' | null;
    card_version: Generated<number>;
    source_account_id: string | null;
    typed_by_saver: Generated<boolean>;
  };
  removed_pictures: {
    id: GeneratedAlways<number>;
    fingerprint: string;
    post_id: number;
    removed_at: Date;
  };
  tags: {
    id: GeneratedAlways<number>;
    name: string;
    name_de: string | null;
    posts_count: Generated<number>;
  };
  told_marks: {
    post_id: number;
    marks: number[];
    told_at: Date;
  };
}
