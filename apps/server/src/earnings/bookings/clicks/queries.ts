import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { ownClick, unprovenAccount } from '../reasons.ts';

export interface ClickRow {
  link_id: number;
  user_id: number;
  post_id: number | null;
  clicked_at: Date;
  /** False for the owner's own click. */
  counted: boolean;
  /** The post of the link was taken from an account that is not proven to be the link’s owner’s. */
  is_borrowed: boolean;
}

/** The click of this name with the link that it was on. */
export async function clickOf(db: Executor, clickId: string): Promise<ClickRow | undefined> {
  const { rows } = await sql<ClickRow>`
    select clicks.link_id, links.user_id, links.post_id, clicks.clicked_at, clicks.counted,
      links.source_handle is not null and not exists (
        select from claimed_handles where claimed_handles.handle = lower(links.source_handle)
          and claimed_handles.user_id = links.user_id and claimed_handles.confirmed_at is not null
      ) as is_borrowed
    from clicks join links on links.id = clicks.link_id where clicks.click_id = ${clickId}`.execute(db);
  return rows[0];
}

/** What the rules have against paying for a click; null for nothing. */
export const reasonAgainst = ({ counted, is_borrowed }: ClickRow): string | null =>
  counted ? (is_borrowed ? unprovenAccount : null) : ownClick;

/** Gives a booking to the creator of another click. What an operator decided stays; what the rules said of the click before does not. */
export async function moveBooking(
  trx: Executor,
  { id, rejected_reason: reason }: { id: number; rejected_reason: string | null },
  { clickId, click }: { clickId: string; click: ClickRow },
): Promise<void> {
  const isByRule = reason === null || reason === ownClick || reason === unprovenAccount;
  await trx
    .updateTable('bookings')
    .set({
      click_id: clickId,
      link_id: click.link_id,
      user_id: click.user_id,
      post_id: click.post_id,
      rejected_reason: isByRule ? reasonAgainst(click) : reason,
    })
    .where('id', '=', id)
    .execute();
}
