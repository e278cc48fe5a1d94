import type { BrokenReason, LinkPartner } from '@staylore/contract/stays/links';
import type { Generated, GeneratedAlways } from 'kysely';

export interface LinkTable {
  id: GeneratedAlways<number>;
  code: string;
  user_id: number;
  post_id: number | null;
  hotel_id: number | null;
  label: string;
  target_url: string;
  partner: LinkPartner;
  partner_url: string | null;
  clicks_count: Generated<number>;
  switched_off_at: Date | null;
  broken_at: Date | null;
  broken_reason: BrokenReason | null;
  checked_at: Date | null;
  failed_checks: Generated<number>;
  revision: Generated<number>;
  created_at: Generated<Date>;
}

export interface ClickTable {
  click_id: string;
  link_id: number;
  visitor: Buffer;
  hour: Date;
  counted: boolean;
  clicked_at: Date;
}

export interface ClickQuarterTable {
  user_id: number;
  quarter: Date;
  clicks: number;
}

export interface ClickSaltTable {
  day: string;
  salt: Buffer;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    links: LinkTable;
    clicks: ClickTable;
    click_quarters: ClickQuarterTable;
    click_salts: ClickSaltTable;
  }
}
