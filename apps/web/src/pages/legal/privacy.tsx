import { useLoaderData } from 'react-router';
import { loadCompany } from '../../platform/page/company.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { LegalPage } from './legal-page.tsx';

export const handle: PageHandle = { texts: ['privacy'] };

export { loadCompany as clientLoader, loadCompany as loader };

/** Privacy policy: German if the language is German, else English. */
export default function PrivacyPage() {
  return <LegalPage text="privacy" company={useLoaderData<typeof loadCompany>()} />;
}
