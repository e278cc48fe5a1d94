import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { enqueueMail, facts, heading, layOutMail, paragraph, smallPrint } from '../../platform/mail/index.ts';

/** Confirms a report without quoting it: the address may be a stranger's. */
export async function mailReceipt(
  trx: Executor,
  mail: { to: string; language: Language; id: number; url: string },
): Promise<void> {
  const { id, language, to, url } = mail;
  const t = textsIn(language);
  const subject = t('reports.mails.receipt.subject', { id: String(id) });
  const parts = [
    heading(t('reports.mails.receipt.heading')),
    paragraph(t('reports.mails.receipt.text')),
    facts([
      [t('reports.mails.number'), String(id)],
      [t('reports.mails.about'), url],
    ]),
    smallPrint(t('reports.mails.receipt.small')),
  ];
  await enqueueMail(
    trx,
    { to, subject, ...layOutMail({ language, subject, parts, footer: [] }) },
    { key: `report ${id} received` },
  );
}
