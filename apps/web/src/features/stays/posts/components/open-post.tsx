import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../../platform/page/hydrated.ts';
import { postParameter } from './post-opener.tsx';

/** Shows the details of the post that the address names (`?post=ID`) over the page, by a lazily fetched view. */
export function OpenPost({ view: View }: { view: ComponentType<{ id: number }> }) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const id = Number(search.get(postParameter));
  if (!hydrated || !Number.isInteger(id) || id <= 0) return null;
  return (
    <Suspense>
      <View id={id} />
    </Suspense>
  );
}
