import type { ClaimEnd } from '@staylore/contract/lifecycle/operations';
import { mailMember, userById } from '../../members/accounts/index.ts';
import { notify, wantsMail } from '../../members/notifications/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import { button, heading, paragraph, subjectLine } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { partFromHandle } from '../../stays/posts/index.ts';
import { deleteClaimRow, deleteClaimsSince, provenClaim } from './queries.ts';
import { returnAll } from './taken/service.ts';

interface Ending {
  handle: string;
  userId: number;
  why: ClaimEnd;
  /** Posts of the network that are known to be of the account that has the handle now. */
  ofOthers?: readonly string[];
}

/**
 * Ends a member's proven claim without their doing, and tells them; earnings stay theirs. If the handle changed hands, their stays were of their
 * own earlier account and remain their own words. Otherwise the creator's name shows above them again, and what they
 * took from others goes back. Call in a transaction.
 */
export async function endClaim(
  trx: Executor,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  { handle, ofOthers = [], userId, why }: Ending,
): Promise<void> {
  if (why === 'changed_hands') await partFromHandle(trx, { userId, handle, except: ofOthers });
  else await returnAll(trx, { clock, config }, { userId, handle });
  await deleteClaimRow(trx, { handle, userId });
  const now = clock.now();
  await notify(trx, { userId, kind: 'claim_ended', payload: { handle }, at: now });
  if (!(await wantsMail(trx, userId, 'claim_ended'))) return;
  const member = await userById(trx, userId);
  if (member === undefined) return;
  await mailMember(trx, { ...member, now }, (t, language) => {
    const sentence = t('notifications.kinds.claim_ended', { handle });
    return {
      subject: subjectLine(sentence),
      parts: [
        heading(sentence),
        paragraph(t(`claims.ended.${why}`, { handle })),
        button(t('claims.taken.mail_button'), `${config.http.publicUrl}/${language}/support/contact`),
      ],
    };
  });
}

/**
 * Ends a claim because its member gives it up. What they took from others goes back, as only the claim entitled them to it: a pretender would otherwise
 * keep it by giving up the claim before an operator ends it.
 */
export async function giveUpClaim(
  platform: Platform,
  claim: { handle: string; userId: number },
): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const proven = await provenClaim(trx, claim.handle, { lock: true });
    if (proven?.user_id === claim.userId) await returnAll(trx, platform, claim);
    if (!(await deleteClaimRow(trx, claim))) fail('claims.not_found');
  });
}

/** Ends the claims that a member's account was given since a time, null is ever, by someone who had no right to it. Call in a transaction. */
export async function giveUpClaimsSince(
  trx: Executor,
  platform: Pick<Platform, 'clock' | 'config'>,
  of: { userId: number; since: Date | null },
): Promise<void> {
  for (const { confirmed_at, handle } of await deleteClaimsSince(trx, of))
    if (confirmed_at !== null) await returnAll(trx, platform, { handle, userId: of.userId });
}
