import { useLoaderData } from 'react-router';
import { loadCompany } from '../../platform/page/company.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { LegalPage } from './legal-page.tsx';

export const handle: PageHandle = { texts: ['terms'] };

export { loadCompany as clientLoader, loadCompany as loader };

/** Terms of use: German if the language is German, else English. */
export default function TermsPage() {
  return <LegalPage text="terms" company={useLoaderData<typeof loadCompany>()} />;
}
