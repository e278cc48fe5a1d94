import { useLoaderData } from 'react-router';
import { useTexts } from '../../platform/texts/texts.tsx';
import { termsDe } from './content/terms-de.ts';
import { termsEn } from './content/terms-en.ts';
import { LegalPage, loadCompany } from './legal-page.tsx';

export { loadCompany as clientLoader, loadCompany as loader };

/** Terms of use: German if the language is German, else English. */
export default function TermsPage() {
  const company = useLoaderData<typeof loadCompany>();
  const { language } = useTexts();
  return <LegalPage text={language === 'de' ? termsDe : termsEn} company={company} />;
}
