import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';

const fetchPicked = () => import('./picked-stays.tsx');
const PickedStays = lazyPart(fetchPicked);

/** Preloads that chunk while a visitor is led to sign up. If this fails it is fetched when shown. */
export function preparePicked(): void {
  fetchPicked().catch(() => undefined);
}

/** The stays that wait for a visitor to sign up. Their space is reserved, so that the form does not move. */
export function Picked() {
  return (
    <LazyPart fallback={<Skeleton className="h-40 rounded-card md:h-120" />}>
      <PickedStays />
    </LazyPart>
  );
}
