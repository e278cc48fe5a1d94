import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import { mailMember, type UserRow } from '../accounts/index.ts';

/** What happened to the second factors of a member. */
export type FactorChange = { kind: 'added' | 'removed'; name: string } | { kind: 'renewed' };

/** Tells a member of a change of their second factors, and what to do if it was not them. */
export async function mailFactorChange(
  trx: Executor,
  told: { user: UserRow; change: FactorChange; origin: string },
): Promise<void> {
  const { user, change, origin } = told;
  const language = user.language ?? 'en';
  const t = textsIn(language);
  const name = change.kind === 'renewed' ? '' : change.name;
  await mailMember(trx, {
    to: user.email,
    language,
    subject: t(`mails.factor.${change.kind}_subject`),
    parts: [
      heading(t(`mails.factor.${change.kind}_subject`)),
      paragraph(t(`mails.factor.${change.kind}`, { name })),
      button(t('mails.factor.button'), `${origin}/${language}/settings/security`),
      smallPrint(t('mails.factor.small')),
    ],
  });
}
