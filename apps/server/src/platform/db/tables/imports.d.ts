// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { Language } from '@staylore/contract/fields';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { EvidenceRange, NetworkChild, StayFacts } from '../json-types.ts';

export interface ImportsTables {
  claimed_handles: {
    handle: string;
    user_id: number;
    code: string;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
    rescan: Generated<boolean>;
    network_id: string | null;
  };
  import_corrections: {
    user_id: number;
    found_key: string;
    found_name: string;
    hotel_name: string;
    city: string | null;
    region: string | null;
    country: string | null;
    lat: number | null;
    lng: number | null;
    caption: string;
    corrected_at: Date;
  };
  import_items: {
    id: GeneratedAlways<number>;
    import_id: number;
    user_id: number;
    key: string;
    state: 'review' | 'accepted' | 'imported' | 'rejected' | 'duplicate' | 'skipped';
    caption: string;
    taken_at: Date | null;
    location_name: string | null;
    stay: boolean;
    probability: number;
    finding: JSONColumnType<StayFacts>;
    evidence: JSONColumnType<EvidenceRange[]>;
    hotel_name: string | null;
    city: string | null;
    region: string | null;
    country: string | null;
    lat: number | null;
    lng: number | null;
    price_minor: number | null;
    price_currency: string | null;
    price_per: StayFacts['price_per'] | null;
    corrected: Generated<boolean>;
    duplicate_of: number | null;
    post_id: number | null;
    pictures: Generated<number>;
    decided_at: Date | null;
    doubt: 'stay' | 'handle' | 'hotel' | 'price' | null;
  };
  imports: {
    id: GeneratedAlways<number>;
    user_id: number;
    source: 'export' | 'scan' | 'account';
    label: string;
    handle: string | null;
    total: number;
    fingerprint: string | null;
    archived: boolean;
    ad_label: boolean;
    created_at: Date;
    updated_at: Date;
    holder: string | null;
    held_until: Date | null;
  };
  instagram_accounts: {
    user_id: number;
    handle: string;
    sealed_token: Buffer;
    issued_at: Date;
    expires_at: Date;
    connected_at: Date;
    network_ids: Generated<string[]>;
  };
  instagram_visits: {
    state_hash: Buffer;
    user_id: number;
    purpose: 'import' | 'post' | 'claim' | 'picker';
    language: Language;
    expires_at: Date;
    used_at: Date | null;
  };
  network_posts: {
    id: string;
    handle: string;
    shortcode: string | null;
    caption: string | null;
    permalink: string | null;
    media_type: string;
    media_url: string | null;
    children: Generated<NetworkChild[]>;
    taken_at: Date | null;
    author_name: string | null;
    author_picture: string | null;
    fetched_at: Date;
    account_id: string | null;
  };
  network_requests: {
    code: string;
    request_hash: Buffer;
    kind: 'deauthorization' | 'deletion';
    found: boolean;
    handled_at: Date;
  };
  scan_leases: {
    handle: string;
    cursor: string;
    ends_at: Date;
  };
  scan_pages: {
    handle: string;
    cursor: string;
    next_cursor: string | null;
    total: number | null;
    post_ids: string[];
    fetched_at: Date;
  };
  scanned_pages: {
    handle: string;
    cursor: string;
    next_cursor: string | null;
    total: number | null;
    post_ids: string[];
    fetched_at: Date;
  };
  second_readings: {
    caption_hash: Buffer;
    model: string;
    answer: unknown;
    read_at: Date;
  };
  taken_stays: {
    post_id: number;
    way: 'down' | 'over';
    saver_id: number;
    taken_by: number;
    taken_at: Date;
  };
  wishes: {
    id: GeneratedAlways<number>;
    user_id: number;
    state: Generated<'open' | 'stayed' | 'removed'>;
    mark: string;
    hotel_id: number | null;
    hotel_name: string;
    city: string | null;
    region: string | null;
    country: string | null;
    lat: number | null;
    lng: number | null;
    source_url: string | null;
    source_author: string | null;
    source_post_id: number | null;
    own_post_id: number | null;
    saved_at: Date;
    created_at: Date;
  };
}
