import { textsIn } from '@staylore/phrases/texts-in';
import type { Api } from '../../platform/guard/guard.ts';
import { enqueueMail, facts, layOutMail, quote, subjectLine, unlinked } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Messages to the company, and who it is. */
export function contactRoutes(api: Api, { db, config }: Platform): void {
  api.serve('POST /api/contact', async ({ body, language }) => {
    const t = textsIn(language);
    const named = body.subject === undefined || body.subject === '' ? t('mails.contact.none') : body.subject;
    const subject = subjectLine(t('mails.contact.subject', { subject: named }));
    const parts = [
      facts([
        [t('contact.name'), unlinked(body.name)],
        [t('contact.email'), body.email],
      ]),
      quote(body.message),
    ];
    await enqueueMail(db, {
      to: config.company.mail.general,
      replyTo: body.email,
      subject,
      ...layOutMail({ language, subject, parts, footer: [] }),
    });
    return { message: t('contact.received') };
  });

  api.serve('GET /api/company', async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    const { name, address, vat, phone, mail, demo } = config.company;
    return {
      name,
      address: [...address],
      vat,
      phone,
      mail: mail.general,
      creatorsMail: mail.creators,
      pressMail: mail.press,
      fictional: demo,
    };
  });
}
