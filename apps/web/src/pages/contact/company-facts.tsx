import type { ReactNode } from 'react';
import type { Company } from '../../platform/page/company.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** The operator's details required by law, and the contact addresses for authorities and members. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTexts();
  const { name, address, vat, phone, mail, fictional } = company;
  return (
    <>
      {fictional ? (
        <p className="mb-8 rounded-8 bg-accent-soft px-4 py-3">{t('contact.company.fictional')}</p>
      ) : null}
      <dl className="grid gap-8 sm:grid-cols-2">
        <Fact term={t('contact.company.address')}>
          <address className="not-italic">
            {[name, ...address].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
        <Fact term={t('contact.company.phone')}>
          {phone === '' ? null : (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="block underline underline-offset-4">
              {phone}
            </a>
          )}
          <span className="block">{t('contact.company.hours')}</span>
        </Fact>
        {vat === '' ? null : <Fact term={t('contact.company.vat')}>{vat}</Fact>}
        <Fact term={t('contact.company.point')}>
          <a href={`mailto:${mail}`} className="block break-all underline underline-offset-4">
            {mail}
          </a>
          <span className="block">{t('contact.company.point_for')}</span>
        </Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 font-semibold tracking-wide text-ink-soft uppercase">{term}</dt>
      <dd className="mt-2 text-18">{children}</dd>
    </div>
  );
}
