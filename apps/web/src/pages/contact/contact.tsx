import { Link, useLoaderData } from 'react-router';
import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Badge } from '../../blocks/magazine/entries.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { type Company, loadCompany } from '../../platform/page/company.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { reportPath } from '../../platform/page/report-path.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { ContactForm } from './contact-form.tsx';

export const handle: PageHandle = { texts: ['contact'] };

export { loadCompany as clientLoader, loadCompany as loader };

/** Three addresses, a telephone number, a form, and the company's details. */
export default function ContactPage() {
  const { t, language } = useTexts();
  const company = useLoaderData<typeof loadCompany>();
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={t('contact.meta_title')} description={t('contact.lead')} />
      <Masthead kicker={t('contact.kicker')} title={t('contact.title')} lead={t('contact.lead')}>
        <Badge>{t('contact.badge')}</Badge>
      </Masthead>
      <Channels company={company} />
      <Chapter title={t('contact.form.title')} lead={t('contact.form.lead')}>
        <ContactForm />
        <Link to={reportPath(language)} className="mt-6 inline-block py-2.5 underline underline-offset-4">
          {t('contact.report')}
        </Link>
      </Chapter>
      <Chapter id="imprint" title={t('contact.company.title')} lead={t('contact.company.lead')}>
        <CompanyFacts company={company} />
      </Chapter>
    </div>
  );
}

function Channels({ company }: { company: Company }) {
  const { t } = useTexts();
  const channels = [
    { title: t('contact.general.title'), text: t('contact.general.text'), mail: company.mail },
    { title: t('contact.creators.title'), text: t('contact.creators.text'), mail: company.creatorsMail },
    { title: t('contact.press.title'), text: t('contact.press.text'), mail: company.pressMail },
  ];
  return (
    <section aria-label={t('contact.channels')} className="border-b border-line py-10 md:py-14">
      <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
        {channels.map(({ title, text, mail }) => (
          <li key={title} className="flex flex-col">
            <h2 className="text-22">{title}</h2>
            <p className="mt-2 mb-3 text-ink-soft">{text}</p>
            <a href={`mailto:${mail}`} className="mt-auto inline-block py-1 break-all text-link">
              {mail}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
