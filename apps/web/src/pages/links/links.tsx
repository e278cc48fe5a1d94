import type { Link } from '@staylore/contract/stays/links';
import { useLoaderData } from 'react-router';
import { linksPerPage } from '../../features/stays/links/api/list-links.ts';
import { LinkForm } from '../../features/stays/links/components/link-form.tsx';
import { LinkList } from '../../features/stays/links/components/link-list.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['links'] };

interface Loaded {
  first: Page<Link[]> | null;
}

export const loader = memberLoader<Loaded>(async ({ api }) => ({
  first: await api.page('GET /api/links', { query: { limit: linksPerPage } }),
}));

/** In the browser the list is fetched behind its skeletons. */
export const clientLoader = memberLoader<Loaded>(async () => ({ first: null }));

/** A member's booking links: the generator, and each link's target and results. */
export default function LinksPage() {
  const { t } = useTexts();
  const { first } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('links.title')} hidden />
      <div className="mx-auto max-w-[960px] px-edge pt-8 md:pt-12">
        <h1 className="text-36 md:text-48">{t('links.title')}</h1>
        <p className="mt-3 max-w-text text-18 text-ink-soft">{t('links.lead')}</p>
        <div className="mt-8 border-t border-line pt-8">
          <LinkForm />
        </div>
        <div className="mt-10 min-h-96 border-t border-line pt-8">
          <LinkList first={first} />
        </div>
      </div>
    </>
  );
}
