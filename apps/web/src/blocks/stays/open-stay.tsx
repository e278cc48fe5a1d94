import { useSearchParams } from 'react-router';
import { useHydrated } from '../../design/hydrated.ts';
import { postParameter } from '../../features/stays/posts/components/dialog/post-opener.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';

const OpenedStay = lazyPart(() => import('./opened-stay.tsx'));

/** Shows the details of the stay in the address (`?post=ID`) over the page. */
export function OpenStay() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const id = Number(search.get(postParameter));
  if (!hydrated || !Number.isInteger(id) || id <= 0) return null;
  return (
    <LazyPart>
      <OpenedStay id={id} />
    </LazyPart>
  );
}
