import type { BorrowedStay } from '@staylore/contract/imports/claims';
import type { BorrowedRow } from './queries.ts';

/** A stay that someone saved from a member's account, as that member sees it. */
export function presentBorrowed(row: BorrowedRow): BorrowedStay {
  return {
    id: row.id,
    title: row.hotel_name ?? row.location,
    handle: row.handle,
    saved_by: row.username,
    source_url: row.source_url,
    small: row.picture === null ? null : `/media/${row.picture}/320.webp`,
    taken: row.way,
    created_at: row.created_at.toISOString(),
  };
}
