import type { Link } from '@staylore/contract/stays/links';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../design/primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../design/primitives/skeleton/skeleton.tsx';
import { SkeletonRows } from '../../../../design/primitives/skeleton/skeleton-rows.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import type { Page } from '../../../../platform/api/api-client.ts';
import { withFirst } from '../../../../platform/lists/first-page.ts';
import { PagedList } from '../../../../platform/lists/paged-list.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { listLinks } from '../api/list-links.ts';
import { LinkRow } from './link-row.tsx';

/** The member's links, newest first, with the rule by which clicks count. */
export function LinkList({ first }: { first: Page<Link[]> | null }) {
  const { t } = useTexts();
  const query = useInfiniteQuery(withFirst(listLinks(useApi()), first));
  return (
    <section aria-labelledby="link-list">
      <h2 id="link-list" className="text-28">
        {t('links.list')}
      </h2>
      <p className="mt-2 max-w-text text-14 text-ink-soft">{t('links.rule')}</p>
      <div className="mt-5">
        <PagedList
          query={query}
          skeleton={(which) => <Skeletons count={which === 'first' ? 5 : 2} label={t('links.loading')} />}
          empty={<EmptyState title={t('links.empty')} text={t('links.empty_text')} />}
        >
          {(items) => (
            <ul className="divide-y divide-line border-y border-line">
              {items.map((link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </section>
  );
}

function Skeletons(props: { count: number; label: string }) {
  return (
    <SkeletonRows {...props} className="border-t border-line py-5">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="mt-3 h-4 w-3/5" />
    </SkeletonRows>
  );
}
