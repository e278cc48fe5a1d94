import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { LegalPage, loadCompany } from './legal-page.tsx';

export const handle: PageHandle = { texts: ['privacy'] };

export { loadCompany as clientLoader, loadCompany as loader };

/** Privacy policy: German if the language is German, else English. */
export default function PrivacyPage() {
  return <LegalPage text="privacy" company={useLoaderData<typeof loadCompany>()} />;
}
