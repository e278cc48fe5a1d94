-- What a credit note says, sealed when it is issued: names and hotels may be changed later, an issued note may not.
alter table payout_items add column sealed_note bytea;
