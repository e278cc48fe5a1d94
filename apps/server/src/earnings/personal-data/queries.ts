import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../platform/db/database.ts';
import type { OwnPage } from '../../platform/personal-data.ts';

/** Bookings and commissions; the traveller's data are not the member's. */
export function bookingsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('bookings')
    .select(['id', 'partner', 'booking_id', 'link_id', 'post_id', 'state', 'amount_minor', 'currency'])
    .select(['commission_minor', 'check_in', 'check_out', 'booked_at', 'stayed_at', 'payable_at'])
    .select(['held_reason', 'rejected_reason'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function bookEntriesOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['ledger_entries.id', 'ledger_entries.transaction_id', 'ledger_transactions.at'])
    .select(['ledger_transactions.cause', 'ledger_entries.booking', 'ledger_entries.account'])
    .select(['ledger_entries.currency', 'ledger_entries.amount_minor'])
    .where('ledger_entries.user_id', '=', userId)
    .where('ledger_entries.id', '>', after)
    .orderBy('ledger_entries.id')
    .limit(limit)
    .execute();
}

/** Payments to the member, each with the bookings that it pays. */
export function payoutsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('payout_items')
    .select(['id', 'end_to_end_id', 'currency', 'amount_minor', 'state', 'reason_code', 'iban_last4'])
    .select(['credit_note', 'created_at', 'settled_at', 'vat_treatment', 'vat_basis_points', 'vat_minor'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('payout_lines')
          .select(['payout_lines.booking', 'payout_lines.amount_minor'])
          .whereRef('payout_lines.item_id', '=', 'payout_items.id')
          .orderBy('payout_lines.booking'),
      ).as('bookings'),
    )
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Account numbers by their last four characters. */
export function bankDetailsOf(db: Executor, userId: number) {
  return db
    .selectFrom('bank_details')
    .select(['bank_name', 'bank_address', 'clearing_number', 'holder_name', 'holder_town', 'holder_country'])
    .select(['iban_last4', 'account_last4', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** How the member is taxed; their number by its last four characters. */
export function taxProfileOf(db: Executor, userId: number) {
  return db
    .selectFrom('tax_profiles')
    .select(['country', 'standing', 'vat_id_last4', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
}
