-- Members, hotels, tags and everything else are counted by bigint, from here to 0083; what refers to them goes first.
-- All locks first, also on what is referred to: a table that is in use ends the attempt before anything is written.
lock table atlas_pictures, audit_log, bank_details, blocks, booking_doors, booking_events, booking_requests, bookings, claimed_handles,
  departures, digests, factors, identities, import_corrections, instagram_accounts, instagram_visits, ledger_entries, mail_tokens,
  moderation_appeals, moderation_cases, moderation_decisions, mutes, notification_settings, payout_items, payout_lines, payouts,
  pending_sign_ins, push_keys, push_subscriptions, recommendations, recovery_codes, reports, sessions, takeouts, tax_profiles,
  terms_acceptances in access exclusive mode;
lock table ledger_transactions, links, posts, users in share row exclusive mode;
-- These name a column whose type changes.
drop trigger claimed_handles__renew_cards on claimed_handles;
alter table atlas_pictures alter column user_id type bigint;
alter table audit_log alter column actor_id type bigint, alter column case_id type bigint, alter column member_id type bigint;
alter table bank_details alter column id type bigint, alter column user_id type bigint;
alter table blocks alter column user_id type bigint, alter column blocked_id type bigint;
alter table booking_doors alter column booking type bigint;
alter table booking_events alter column booking type bigint;
alter table booking_requests alter column id type bigint, alter column booking type bigint;
alter table bookings alter column id type bigint, alter column user_id type bigint;
alter table claimed_handles alter column user_id type bigint;
alter table departures alter column user_id type bigint;
alter table digests alter column user_id type bigint;
alter table factors alter column user_id type bigint;
alter table identities alter column user_id type bigint;
alter table import_corrections alter column user_id type bigint;
alter table instagram_accounts alter column user_id type bigint;
alter table instagram_visits alter column user_id type bigint;
alter table ledger_entries alter column user_id type bigint, alter column booking type bigint;
alter table mail_tokens alter column user_id type bigint;
alter table moderation_appeals alter column id type bigint, alter column decision_id type bigint, alter column decided_by type bigint;
alter table moderation_cases alter column id type bigint, alter column member_id type bigint;
alter table moderation_decisions alter column id type bigint, alter column case_id type bigint, alter column moderator_id type bigint,
  alter column links type bigint[], alter column links set default '{}';
alter table mutes alter column user_id type bigint, alter column muted_id type bigint;
alter table notification_settings alter column user_id type bigint;
alter table payout_items alter column id type bigint, alter column payout_id type bigint, alter column user_id type bigint;
alter table payout_lines alter column item_id type bigint, alter column booking type bigint;
alter table payouts alter column id type bigint;
alter table pending_sign_ins alter column user_id type bigint;
alter table push_keys alter column id type bigint;
alter table push_subscriptions alter column user_id type bigint;
alter table recommendations alter column id type bigint, alter column from_id type bigint, alter column to_id type bigint;
alter table recovery_codes alter column user_id type bigint;
alter table reports alter column id type bigint, alter column case_id type bigint, alter column reporter_id type bigint;
alter table sessions alter column user_id type bigint;
alter table takeouts alter column user_id type bigint;
alter table tax_profiles alter column user_id type bigint;
alter table terms_acceptances alter column id type bigint, alter column user_id type bigint;
create trigger claimed_handles__renew_cards after insert or delete or update of handle, user_id, confirmed_at on claimed_handles for each
  row execute function renew_cards_of_claimant();
