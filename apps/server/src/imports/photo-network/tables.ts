import type { Generated } from 'kysely';

/** One page of a handle's posts as the photo network gave it; `cursor` is empty for the first. */
export interface ScanPageTable {
  handle: string;
  cursor: string;
  next_cursor: string | null;
  total: number | null;
  post_ids: string[];
  fetched_at: Date;
}

/** Who fetches a page right now. */
export interface ScanLeaseTable {
  handle: string;
  cursor: string;
  ends_at: Date;
}

export interface NetworkChild {
  id: string;
  url: string | null;
}

export interface NetworkPostTable {
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
}

export interface ClaimedHandleTable {
  handle: string;
  user_id: number;
  code: string;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  rescan: Generated<boolean>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    scan_pages: ScanPageTable;
    scan_leases: ScanLeaseTable;
    network_posts: NetworkPostTable;
    claimed_handles: ClaimedHandleTable;
  }
}
