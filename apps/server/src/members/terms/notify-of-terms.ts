import type { Language } from '@staylore/contract/fields';
import { termsVersion } from '@staylore/phrases/terms-version';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dayMs } from '../../platform/durations.ts';
import { button, dayFormat, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailMember, recordNotified, updateUserRow } from '../accounts/index.ts';

/** How long a member has to read what is new and to leave, from when they were notified. */
const noticeMs = 30 * dayMs;

interface Recipient {
  id: number;
  name: string;
  email: string;
  language: Language | null;
}

/**
 * Notifies a member by mail and by a notice above every page of which terms apply from when, and what is new. Returns whether that was new
 * to them.
 */
export async function notifyOfTerms({ db, clock, config }: Platform, member: Recipient): Promise<boolean> {
  const at = clock.now();
  const earliest = Math.max(at.getTime() + noticeMs, new Date(termsVersion.holdsFrom).getTime());
  const holdsFrom = new Date(earliest);
  return inTransaction(db, async (trx) => {
    if (!(await recordNotified(trx, { userId: member.id, at, holdsFrom }))) return false;
    await updateUserRow(trx, member.id, { terms_unread: true });
    await mailMember(trx, { ...member, now: at }, (t, language) => {
      const day = dayFormat(language).format(holdsFrom);
      return {
        subject: t('mails.terms.subject'),
        parts: [
          heading(t('mails.terms.heading')),
          paragraph(t('mails.terms.text', { name: member.name, day })),
          paragraph(t('terms.changed')),
          button(t('mails.terms.button'), `${config.http.publicUrl}/${language}/legal/terms-of-use`),
          paragraph(t('mails.terms.choice', { day })),
          smallPrint(t('mails.terms.small')),
        ],
      };
    });
    return true;
  });
}
