// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { Generated, GeneratedAlways } from 'kysely';

export interface EarningsTables {
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
  booking_links: {
    token_hash: Buffer;
    booking: number;
    side: 'traveller' | 'hotel';
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
    clicked_at: Date | null;
    label: string | null;
  };
  exchange_rates: {
    day: string;
    currency: string;
    units_per_euro: string;
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
  payout_items: {
    id: GeneratedAlways<number>;
    payout_id: number;
    user_id: number;
    end_to_end_id: string;
    currency: string;
    amount_minor: number;
    state: 'in_payout' | 'paid' | 'rejected' | 'returned';
    reason_code: string | null;
    reason_text: string | null;
    iban_last4: string;
    credit_note: string | null;
    created_at: Date;
    settled_at: Date | null;
    vat_treatment: 'none' | 'small_business' | 'reverse_charge' | 'domestic' | null;
    vat_basis_points: number | null;
    vat_minor: number | null;
    sealed_vat_id: Buffer | null;
    sealed_note: Buffer | null;
    returned_at: Date | null;
    deducted_by: number | null;
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
  tax_profiles: {
    id: GeneratedAlways<number>;
    user_id: number;
    country: string;
    standing: 'private' | 'small_business' | 'business';
    sealed_vat_id: Buffer | null;
    vat_id_last4: string | null;
    created_at: Date;
    updated_at: Date;
  };
}
