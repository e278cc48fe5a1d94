// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { Language } from '@staylore/contract/fields';
import type { NotificationKind } from '@staylore/contract/members/notifications';
import type { Generated, GeneratedAlways } from 'kysely';

export interface MembersTables {
  blocks: {
    user_id: number;
    blocked_id: number;
    created_at: Generated<Date>;
  };
  departures: {
    user_id: number;
    left_at: Date;
    until: Date;
    gives_up: boolean;
    posts: number[];
    links: number[];
    trunk: Generated<unknown>;
    kept_rows: Generated<unknown>;
  };
  factors: {
    id: GeneratedAlways<number>;
    user_id: number;
    kind: 'totp' | 'passkey';
    name: string;
    sealed_secret: Buffer | null;
    last_step: number | null;
    created_at: Date;
    last_used_at: Date | null;
    removed_at: Date | null;
    credential_id: Buffer | null;
    public_key: Buffer | null;
    sign_count: Generated<number>;
    transports: Generated<string[]>;
  };
  follows: {
    id: GeneratedAlways<number>;
    user_id: number;
    follower_id: number;
    created_at: Generated<Date>;
  };
  freed_usernames: {
    username_hash: Buffer;
    user_id: number | null;
    freed_at: Date;
  };
  identities: {
    provider: 'google' | 'apple' | 'instagram';
    subject: string;
    user_id: number;
    email: string | null;
    created_at: Generated<Date>;
  };
  mail_tokens: {
    token_hash: Buffer;
    user_id: number;
    purpose: 'reset_password' | 'undo_email' | 'confirm_email' | 'change_email' | 'not_me';
    payload: Generated<Record<string, unknown>>;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  mutes: {
    user_id: number;
    muted_id: number;
    created_at: Generated<Date>;
  };
  notification_settings: {
    user_id: number;
    kind: NotificationKind;
    in_app: Generated<boolean>;
    mail: Generated<boolean>;
    push: boolean | null;
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
  passkey_challenges: {
    challenge: Buffer;
    holder: string;
    expires_at: Date;
  };
  pending_sign_ins: {
    token_hash: Buffer;
    user_id: number;
    expires_at: Date;
  };
  push_keys: {
    id: number;
    public_key: string;
    sealed_private_key: Buffer;
    created_at: Date;
  };
  push_subscriptions: {
    id: GeneratedAlways<number>;
    user_id: number;
    session_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: Language;
    created_at: Date;
  };
  recovery_codes: {
    id: GeneratedAlways<number>;
    user_id: number;
    code_hash: Buffer;
    created_at: Date;
    used_at: Date | null;
    replaced_at: Date | null;
  };
  sessions: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    user_id: number;
    user_agent: string | null;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    expires_at: Date;
    proven_at: Generated<Date>;
    proof_code_hash: Buffer | null;
    proof_code_until: Date | null;
    proof_code_tries: Generated<number>;
    proof_needs_cookie: Generated<boolean>;
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
  terms_acceptances: {
    id: GeneratedAlways<number>;
    user_id: number;
    version: string;
    told_at: Date | null;
    holds_from: Date;
    read_at: Date | null;
    accepted_at: Date | null;
    way: 'signed_up' | 'went_on' | null;
  };
  totp_drafts: {
    session_id: number;
    sealed_secret: Buffer;
    expires_at: Date;
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
    email_verified_at: Date | null;
    payouts_paused_until: Date | null;
    suspended_at: Date | null;
    limited_at: Date | null;
    atlas_shown: Generated<boolean>;
    browsers_known_since: Date | null;
    terms_unread: Generated<boolean>;
    trust: Generated<number>;
    trust_at: Date | null;
    card_version: Generated<number>;
    limited_save_at: Date | null;
    bio_hidden_at: Date | null;
    unconfirmed_mails: Generated<number>;
    unconfirmed_mails_since: Date | null;
  };
}
