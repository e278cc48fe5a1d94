import type { createBankDetails, updateBankDetails } from '@staylore/contract/earnings/bank-details';
import type { Received } from '@staylore/contract/endpoint';
import { fullName } from '@staylore/contract/full-name';
import { notMeButton, type UserRow, userById } from '../../members/accounts/index.ts';
import type { KeyRing } from '../../platform/crypto/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail, found } from '../../platform/errors.ts';
import type { MailPart } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accountFault, isMasked, plainIban } from './account-number.ts';
import { mailBankDetailsChanged } from './mails.ts';
import { type BankDetailsRow, insertDetails, lockDetails, updateDetails } from './queries.ts';

type CreateForm = Received<typeof createBankDetails>['body'];
type UpdateForm = Received<typeof updateBankDetails>['body'];

/** Payouts are paused for this long after bank details are given or changed, so that a member who did not do it can object. */
const pauseMs = 48 * 60 * 60 * 1000;

/** Name of the keys that accounts are sealed under, here and in payment files. */
export const bankKeys = 'bank-details';

export function bankRing({ secrets }: Pick<Platform, 'secrets'>, executor?: Executor): Promise<KeyRing> {
  return secrets.ring(bankKeys, executor);
}

/** Names record and field of a sealed value. */
export const purposeOf = (userId: number, field: 'iban' | 'account') => `bank-details:${userId}:${field}`;

/** The account of a record in plain text, for a payment file. */
export function openIban(ring: KeyRing, row: Pick<BankDetailsRow, 'user_id' | 'sealed_iban'>): string {
  return ring.open(row.sealed_iban, purposeOf(row.user_id, 'iban'));
}

/**
 * Stores where a member's payouts go. The member is notified by mail, with the link that reverts it, and payouts are paused for 48 hours: neither
 * happens if the details are confirmed already, as in the demo world.
 * @throws {ApiError} by field if the account cannot be paid to; `bank_details.exists` on a second record.
 */
export async function createDetails(
  platform: Platform,
  { viewer, form, isConfirmed }: { viewer: Pick<Viewer, 'id'>; form: CreateForm; isConfirmed: boolean },
): Promise<BankDetailsRow> {
  const { db, clock } = platform;
  const iban = plainIban(form.iban);
  refuseFault(iban, form.clearing_number);
  const now = clock.now();
  const paused_until = isConfirmed ? now : new Date(now.getTime() + pauseMs);
  const ring = await bankRing(platform);
  return inTransaction(db, async (trx) => {
    const user = found(await userById(trx, viewer.id), 'session.required');
    const takeBack = isConfirmed ? null : await takeBackButton(trx, platform, user);
    const row = await insertDetails(trx, {
      user_id: viewer.id,
      ...plainFields(form, fullName(user)),
      ...sealedFields(ring, { userId: viewer.id, iban, account: form.acc_number }),
      paused_until,
      created_at: now,
      updated_at: now,
    });
    if (row === undefined) fail('bank_details.exists');
    if (takeBack !== null) await mailBankDetailsChanged(trx, { user, kind: 'added', row, takeBack, now });
    return row;
  });
}

/**
 * Changes where a member's payouts go; a masked value stays as it is. The member is notified by mail, with the link that reverts it, and payouts
 * are paused for 48 hours.
 * @throws {ApiError} by field if the account cannot be paid to.
 */
export async function changeDetails(
  platform: Platform,
  change: { viewer: Viewer; row: BankDetailsRow; form: UpdateForm },
): Promise<BankDetailsRow> {
  const { db, clock } = platform;
  const { viewer, form } = change;
  const user = found(await userById(db, viewer.id), 'session.required');
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const row = found(await lockDetails(trx, change.row.id), 'bank_details.not_found');
    // Only now: it may lie under a key that was made while this waited for the lock.
    const ring = await bankRing(platform, trx);
    const iban = isMasked(form.iban) ? openIban(ring, row) : plainIban(form.iban);
    const account = isMasked(form.acc_number)
      ? ring.open(row.sealed_account, purposeOf(row.user_id, 'account'))
      : form.acc_number;
    refuseFault(iban, form.clearing_number);
    const takeBack = await takeBackButton(trx, platform, user);
    const changed = await updateDetails(trx, row.id, {
      ...plainFields(form, row.holder_name),
      ...(form.holder_town === undefined ? { holder_town: row.holder_town } : {}),
      ...(form.holder_country === undefined ? { holder_country: row.holder_country } : {}),
      ...sealedFields(ring, { userId: row.user_id, iban, account }),
      paused_until: new Date(now.getTime() + pauseMs),
      updated_at: now,
    });
    await mailBankDetailsChanged(trx, { user, kind: 'changed', row: changed, takeBack, now });
    return changed;
  });
}

/** Created before the details are written, as it restores what was in effect. */
const takeBackButton = (trx: Executor, platform: Platform, user: UserRow): Promise<MailPart> =>
  notMeButton(trx, { platform, user, language: user.language ?? 'en', since: platform.clock.now() });

function refuseFault(iban: string, clearingNumber: string): void {
  const fields = accountFault(iban, clearingNumber);
  if (fields !== null) throw new ApiError('request.invalid', { fields });
}

function plainFields(form: CreateForm | UpdateForm, holder: string) {
  return {
    bank_name: form.name,
    bank_address: form.adresse,
    clearing_number: form.clearing_number,
    holder_name: form.holder_name || holder,
    holder_town: form.holder_town ?? '',
    holder_country: form.holder_country ?? '',
  };
}

function sealedFields(ring: KeyRing, account: { userId: number; iban: string; account: string }) {
  return {
    sealed_iban: ring.seal(account.iban, purposeOf(account.userId, 'iban')),
    sealed_account: ring.seal(account.account, purposeOf(account.userId, 'account')),
    iban_last4: account.iban.slice(-4),
    account_last4: account.account.slice(-4),
  };
}
