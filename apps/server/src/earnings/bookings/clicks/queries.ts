import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isProven } from '../../../stays/links/index.ts';
import { beforeHanding, isAgainstClick, ownClick, unprovenAccount } from '../reasons.ts';

export interface ClickRow {
  link_id: number;
  user_id: number;
  post_id: number | null;
  /** What the link names now. */
  label: string;
  clicked_at: Date;
  /** False for the owner's own click. */
  counted: boolean;
  /** The post of the link was taken from an account that is not proven to be the link owner’s. */
  is_borrowed: boolean;
  /** The link belonged to another member at the time. */
  is_of_before: boolean;
}

/** The click with this reference, and its link. */
export async function clickOf(db: Executor, clickId: string): Promise<ClickRow | undefined> {
  const { rows } = await sql<ClickRow>`
    select clicks.link_id, links.user_id, links.post_id, links.label, clicks.clicked_at, clicks.counted,
      links.source_handle is not null and not ${isProven('links')} as is_borrowed,
      coalesce(clicks.clicked_at <= links.handed_at, false) as is_of_before
    from clicks join links on links.id = clicks.link_id where clicks.click_id = ${clickId}`.execute(db);
  return rows[0];
}

/** Why the rules do not pay for a click; null if they do. */
export function reasonAgainst({ counted, is_borrowed, is_of_before }: ClickRow): string | null {
  if (!counted) return ownClick;
  if (is_borrowed) return unprovenAccount;
  return is_of_before ? beforeHanding : null;
}

/**
 * Assigns a booking to the creator of another click. An operator's decision stays; what the rules said about the previous click does not.
 */
export async function moveBooking(
  trx: Executor,
  { id, rejected_reason: reason }: { id: number; rejected_reason: string | null },
  { clickId, click }: { clickId: string; click: ClickRow },
): Promise<void> {
  const isByRule = reason === null || isAgainstClick(reason);
  await trx
    .updateTable('bookings')
    .set({
      click_id: clickId,
      link_id: click.link_id,
      user_id: click.user_id,
      post_id: click.post_id,
      label: click.label,
      rejected_reason: isByRule ? reasonAgainst(click) : reason,
    })
    .where('id', '=', id)
    .execute();
}
