import { useLoaderData } from 'react-router';
import { useTexts } from '../../platform/texts/texts.tsx';
import { privacyDe } from './content/privacy-de.ts';
import { privacyEn } from './content/privacy-en.ts';
import { LegalPage, loadCompany } from './legal-page.tsx';

export { loadCompany as clientLoader, loadCompany as loader };

/** Privacy policy: German if the language is German, else English. */
export default function PrivacyPage() {
  const company = useLoaderData<typeof loadCompany>();
  const { language } = useTexts();
  return <LegalPage text={language === 'de' ? privacyDe : privacyEn} company={company} />;
}
