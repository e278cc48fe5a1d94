import { getCompany, sendContact } from '@staylore/contract/members/contact';
import { fill, phrases } from '@staylore/phrases/phrases';
import type { Api } from '../../platform/guard/guard.ts';
import { enqueueMail, facts, layOutMail, quote, subjectLine } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Messages to the company, and who it is. */
export function contactRoutes(api: Api, { db, config }: Platform): void {
  api.serve(sendContact, async ({ body, language }) => {
    const texts = phrases[language].mails.contact;
    const named = body.subject === undefined || body.subject === '' ? texts.none : body.subject;
    const subject = subjectLine(fill(texts.subject, { subject: named }));
    const parts = [
      facts([
        [phrases[language].contact.name, body.name],
        [phrases[language].contact.email, body.email],
      ]),
      quote(body.message),
    ];
    await enqueueMail(db, {
      to: config.company.mail.general,
      replyTo: body.email,
      subject,
      ...layOutMail({ language, subject, parts, footer: [] }),
    });
    return { message: phrases[language].contact.received };
  });

  api.serve(getCompany, async ({ reply }) => {
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
