import type { Generated, GeneratedAlways } from 'kysely';

export interface UserTable {
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
  /** Never earlier than the newest post that others see; null before the first post. */
  last_posted_at: Generated<Date | null>;
  search_text: GeneratedAlways<string>;
  demo: Generated<boolean>;
  /** Since when the member has been leaving; null for members. */
  left_at: Generated<Date | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  user_id: number;
  user_agent: string | null;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}

export interface MailTokenTable {
  token_hash: Buffer;
  user_id: number;
  purpose: 'reset_password' | 'undo_email';
  payload: Generated<Record<string, unknown>>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface IdentityTable {
  provider: 'google' | 'apple' | 'instagram';
  subject: string;
  user_id: number;
  email: string | null;
  created_at: Generated<Date>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    users: UserTable;
    sessions: SessionTable;
    mail_tokens: MailTokenTable;
    identities: IdentityTable;
  }
}
