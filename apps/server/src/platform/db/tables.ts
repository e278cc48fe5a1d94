// The tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { Language } from '@staylore/contract/fields';
import type { NotificationKind } from '@staylore/contract/members/notifications';
import type { BrokenReason, LinkPartner } from '@staylore/contract/stays/links';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { EvidenceRange, NetworkChild, StayFacts } from './json-types.ts';

export interface Tables {
  bank_details: {
    id: GeneratedAlways<number>;
    user_id: number;
    bank_name: string;
    bank_address: string;
    holder_name: string;
    holder_town: string;
    holder_country: string;
    sealed_iban: Buffer;
    sealed_account: Buffer;
    iban_last4: string;
    account_last4: string;
    clearing_number: string;
    paused_until: Date;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  blocks: {
    user_id: number;
    blocked_id: number;
    created_at: Generated<Date>;
  };
  booking_doors: {
    token_hash: Buffer;
    booking: number;
    side: 'traveller' | 'hotel';
  };
  booking_events: {
    id: GeneratedAlways<number>;
    partner: string;
    event_id: string;
    booking: number;
    status: 'booked' | 'confirmed' | 'stayed' | 'cancelled' | 'no_show' | 'refunded';
    amount_minor: number;
    currency: string;
    check_in: string;
    check_out: string;
    occurred_at: Date;
    received_at: Date;
    source: 'push' | 'pull' | 'operator';
  };
  booking_requests: {
    id: GeneratedAlways<number>;
    booking: number;
    asked_by: 'traveller' | 'hotel';
    kind: 'change' | 'cancel';
    check_in: string | null;
    check_out: string | null;
    message: Generated<string>;
    state: 'open' | 'accepted' | 'declined' | 'withdrawn';
    answer: Generated<string>;
    created_at: Date;
    answered_at: Date | null;
  };
  bookings: {
    id: GeneratedAlways<number>;
    partner: string;
    booking_id: string;
    click_id: string;
    link_id: number;
    user_id: number;
    post_id: number | null;
    state: 'booked' | 'confirmed' | 'stayed' | 'payable' | 'in_payout' | 'paid' | 'cancelled' | 'no_show' | 'refunded' | 'on_hold' | 'rejected' | 'clawed_back';
    amount_minor: number;
    currency: string;
    commission_minor: number;
    check_in: string;
    check_out: string;
    booked_at: Date;
    stayed_at: Date | null;
    payable_at: Date | null;
    held_reason: string | null;
    rejected_reason: string | null;
    difference: string | null;
    traveller_email: string | null;
    traveller_language: string | null;
    hotel_email: string | null;
    confirmation_sent_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  claimed_handles: {
    handle: string;
    user_id: number;
    code: string;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
    rescan: Generated<boolean>;
  };
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
    hour: Date;
    counted: boolean;
    clicked_at: Date;
  };
  departures: {
    user_id: number;
    left_at: Date;
    until: Date;
    gives_up: boolean;
    posts: number[];
    links: number[];
    trunk: Generated<unknown>;
  };
  digests: {
    user_id: number;
    rhythm: 'daily' | 'weekly';
    last_period: string;
    told_until: Date;
  };
  exchange_rates: {
    day: string;
    currency: string;
    units_per_euro: string;
  };
  favourites: {
    id: GeneratedAlways<number>;
    user_id: number;
    post_id: number;
    created_at: Generated<Date>;
  };
  follows: {
    id: GeneratedAlways<number>;
    user_id: number;
    follower_id: number;
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
  identities: {
    provider: 'google' | 'apple' | 'instagram';
    subject: string;
    user_id: number;
    email: string | null;
    created_at: Generated<Date>;
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
  };
  instagram_visits: {
    state_hash: Buffer;
    user_id: number;
    purpose: 'import' | 'post' | 'claim' | 'picker';
    language: Language;
    expires_at: Date;
    used_at: Date | null;
  };
  ledger_entries: {
    id: GeneratedAlways<number>;
    transaction_id: number;
    account: 'expected' | 'payable' | 'in_payout' | 'paid' | 'commission';
    user_id: number;
    booking: number;
    currency: string;
    amount_minor: number;
  };
  ledger_proofs: {
    id: GeneratedAlways<number>;
    at: Date;
    balanced: boolean;
    report: unknown;
  };
  ledger_transactions: {
    id: GeneratedAlways<number>;
    cause: 'booking' | 'payout' | 'operator';
    cause_id: string;
    at: Date;
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
  };
  mail_tokens: {
    token_hash: Buffer;
    user_id: number;
    purpose: 'reset_password' | 'undo_email';
    payload: Generated<Record<string, unknown>>;
    created_at: Generated<Date>;
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
  };
  notification_settings: {
    user_id: number;
    kind: NotificationKind;
    in_app: Generated<boolean>;
    mail: Generated<boolean>;
  };
  notifications: {
    id: GeneratedAlways<number>;
    user_id: number;
    kind: NotificationKind;
    actor_id: number | null;
    post_id: number | null;
    payload: Generated<Record<string, string | number | null>>;
    created_at: Generated<Date>;
    read_at: Date | null;
  };
  payout_items: {
    id: GeneratedAlways<number>;
    payout_id: number;
    user_id: number;
    end_to_end_id: string;
    currency: string;
    amount_minor: number;
    state: 'in_payout' | 'paid' | 'rejected';
    reason_code: string | null;
    reason_text: string | null;
    iban_last4: string;
    credit_note: string | null;
    created_at: Date;
    settled_at: Date | null;
  };
  payout_lines: {
    item_id: number;
    booking: number;
    amount_minor: number;
  };
  payouts: {
    id: GeneratedAlways<number>;
    message_id: string;
    state: 'written' | 'sent' | 'accepted' | 'partly' | 'rejected';
    file: string;
    created_at: Date;
    sent_at: Date | null;
    answered_at: Date | null;
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
  };
  placing_budgets: {
    undertaking: string;
    asked: number;
    began_at: Date;
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
  };
  recommendations: {
    id: GeneratedAlways<number>;
    from_id: number;
    to_id: number | null;
    location: string;
    lat: number | null;
    lng: number | null;
    street: string | null;
    zip: string | null;
    city: string | null;
    state: string | null;
    country: string | null;
    created_at: Generated<Date>;
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
  schema_migrations: {
    name: string;
    checksum: string;
    applied_at: Generated<Date>;
  };
  second_readings: {
    caption_hash: Buffer;
    model: string;
    answer: unknown;
    read_at: Date;
  };
  sessions: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    user_id: number;
    user_agent: string | null;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    expires_at: Date;
  };
  sign_in_attempts: {
    state_hash: Buffer;
    browser_hash: Buffer;
    provider: 'google' | 'apple';
    nonce: string;
    code_verifier: string;
    next_path: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
    redeemed_at: Date | null;
    verified_at: Date | null;
    finished_at: Date | null;
    subject: string | null;
    email: string | null;
    email_trusted: Generated<boolean>;
    name: string | null;
    last_name: string | null;
  };
  tags: {
    id: GeneratedAlways<number>;
    name: string;
    name_de: string | null;
    posts_count: Generated<number>;
  };
  takeouts: {
    user_id: number;
    key: string;
    state: 'waiting' | 'running' | 'ready' | 'failed';
    done: Generated<number>;
    total: Generated<number>;
    bytes: number | null;
    asked_at: Date;
    expires_at: Date | null;
  };
  users: {
    id: Generated<number>;
    username: string;
    username_key: GeneratedAlways<string>;
    name: string;
    last_name: string | null;
    email: string;
    email_key: GeneratedAlways<string>;
    password_hash: string | null;
    bio: Generated<string>;
    language: 'en' | 'de' | null;
    permissions: Generated<string[]>;
    avatar_key: string | null;
    cover_key: string | null;
    followers_count: Generated<number>;
    following_count: Generated<number>;
    posts_count: Generated<number>;
    demo: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    last_posted_at: Date | null;
    search_text: GeneratedAlways<string>;
    left_at: Date | null;
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
