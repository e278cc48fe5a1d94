import type { Executor } from '../../platform/db/database.ts';
import { heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailMember, notMeButton, type UserRow } from '../accounts/index.ts';

/** What happened to the second factors of a member. */
export type FactorChange = { kind: 'added' | 'removed'; name: string } | { kind: 'renewed' };

/**
 * Notifies a member of a change of their second factors, with the link by which they say that it was not them: someone who adds a factor
 * could otherwise lock the member out.
 */
export async function mailFactorChange(
  trx: Executor,
  notice: { platform: Platform; user: UserRow; change: FactorChange; since: Date },
): Promise<void> {
  const { platform, user, change, since } = notice;
  const now = platform.clock.now();
  const name = change.kind === 'renewed' ? '' : change.name;
  await mailMember(trx, { ...user, now }, async (t, language) => ({
    subject: t(`mails.factor.${change.kind}_subject`),
    parts: [
      heading(t(`mails.factor.${change.kind}_subject`)),
      paragraph(t(`mails.factor.${change.kind}`, { name })),
      paragraph(t('mails.newSignIn.was_me')),
      await notMeButton(trx, { platform, user, language, since }),
      smallPrint(t('mails.newSignIn.small')),
    ],
  }));
}
