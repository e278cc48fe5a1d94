import type { Language } from '@staylore/contract/fields';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import { mailMember, type UserRow } from '../accounts/index.ts';

interface EmailChange {
  from: string;
  to: string;
  /** Token of the link by which the new address is confirmed. */
  confirm: string;
  /** Token of the link by which the old one undoes everything; null if it is not known to be the member's. */
  undo: string | null;
  language: Language;
  origin: string;
}

/** Asks the new address for confirmation, and notifies the old one. */
export async function mailEmailChange(trx: Executor, change: EmailChange): Promise<void> {
  const { from, to, confirm, undo, language, origin } = change;
  await mailMember(trx, { email: to, language, isLimited: true }, (t) => ({
    subject: t('mails.emailChangedNew.subject'),
    parts: [
      heading(t('mails.emailChangedNew.heading')),
      paragraph(t('mails.emailChangedNew.text', { to }), to),
      button(t('mails.emailChangedNew.button'), `${origin}/${language}/settings/confirm-email/${confirm}`),
      smallPrint(t('mails.emailChangedNew.small')),
    ],
    footer: t('mails.footer_given'),
  }));
  await mailMember(trx, { email: from, language, isLimited: true }, (t) => ({
    subject: t('mails.emailChangedOld.subject'),
    parts: [
      heading(t('mails.emailChangedOld.heading')),
      paragraph(t('mails.emailChangedOld.text', { to }), to),
      ...(undo === null
        ? []
        : [
            button(t('mails.emailChangedOld.button'), `${origin}/${language}/settings/undo-email/${undo}`),
            smallPrint(t('mails.emailChangedOld.small')),
          ]),
    ],
  }));
}

/** The code by which a member without a password proves who they are. */
export async function mailCode(
  trx: Executor,
  { to, code, language }: { to: string; code: string; language: Language },
): Promise<void> {
  await mailMember(trx, { email: to, language, isLimited: true }, (t) => ({
    subject: t('mails.code.subject'),
    parts: [heading(code), paragraph(t('mails.code.text')), smallPrint(t('mails.code.small'))],
  }));
}

/** Notifies a member that their password was changed, and what to do if it was not them. */
export async function mailPasswordChange(
  trx: Executor,
  user: UserRow,
  { now, origin }: { now: Date; origin: string },
): Promise<void> {
  await mailMember(trx, { ...user, now }, (t, language) => ({
    subject: t('mails.passwordChanged.subject'),
    parts: [
      heading(t('mails.passwordChanged.heading')),
      paragraph(t('mails.passwordChanged.text')),
      button(t('mails.passwordChanged.button'), `${origin}/${language}/reset-password`),
    ],
  }));
}
