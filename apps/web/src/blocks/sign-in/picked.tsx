import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';

const fetchPicked = () => import('./picked-stays.tsx');
const PickedStays = lazyPart(fetchPicked);

/** Fetches that part while a visitor is led to sign up. One that does not come is fetched again when shown. */
export function preparePicked(): void {
  fetchPicked().catch(() => undefined);
}

/** The stays that wait for a visitor to sign up; their place is kept, so that no field moves under a finger. */
export function Picked() {
  return (
    <LazyPart fallback={<Skeleton className="h-40 rounded-card md:h-120" />}>
      <PickedStays />
    </LazyPart>
  );
}
