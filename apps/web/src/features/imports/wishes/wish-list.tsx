import type { Wish } from '@staylore/contract/imports/wishes';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { SkeletonRows } from '../../../design/primitives/skeleton/skeleton-rows.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import type { Page } from '../../../platform/api/api-client.ts';
import { withFirst } from '../../../platform/lists/first-page.ts';
import { PagedList } from '../../../platform/lists/paged-list.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { ownWishes, type ShownWishes } from './wish-lists.ts';
import { WishRow } from './wish-row.tsx';

interface Props {
  state: ShownWishes;
  /** The first page, if it came with the document. */
  first: Page<Wish[]> | null;
  empty: ReactNode;
}

/** Own wishes of a state, one below the other. */
export function WishList({ empty, first, state }: Props) {
  const query = useInfiniteQuery(withFirst(ownWishes(useApi(), state), first));
  return (
    <PagedList query={query} skeleton={(which) => <WishSkeletons which={which} />} empty={empty}>
      {(wishes) =>
        wishes.length === 0 ? (
          empty
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {wishes.map((wish) => (
              <WishRow key={wish.id} wish={wish} />
            ))}
          </ul>
        )
      }
    </PagedList>
  );
}

function WishSkeletons({ which }: { which: 'first' | 'more' }) {
  const { t } = useTexts();
  const count = which === 'first' ? 5 : 2;
  return (
    <SkeletonRows count={count} label={t('wishes.loading')} className="border-t border-line py-6">
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="mt-2 h-4 w-1/4" />
      <Skeleton className="mt-3 h-4 w-3/5" />
    </SkeletonRows>
  );
}
