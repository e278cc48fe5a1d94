-- A payment that the bank accepted and returned later. Its credit note stays valid; the note of the payment that pays it again deducts it.
alter table payout_items drop constraint payout_items__state;
alter table payout_items add constraint payout_items__state check (state in ('in_payout', 'paid', 'rejected', 'returned'));
alter table payout_items add column returned_at timestamptz, add column deducted_by bigint constraint payout_items__deducted_by references payout_items (id);
create index payout_items__returned on payout_items (user_id) where state = 'returned';
