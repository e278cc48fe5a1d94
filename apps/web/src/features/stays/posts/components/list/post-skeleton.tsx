import { Skeleton } from '../../../../../design/primitives/skeleton/skeleton.tsx';
import type { CardMode } from '../../card-mode.ts';

export function PostSkeleton({ mode }: { mode: CardMode }) {
  if (mode === 'grid') {
    return (
      <div aria-hidden="true" className="stay-card">
        <Skeleton className="aspect-4/5 rounded-card" />
        <div className="mt-4">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
          <Skeleton className="mt-3.5 h-6 w-2/3" />
        </div>
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-8">
      <Skeleton className="aspect-3/2 rounded-card" />
      <div>
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="mt-3 h-8 w-2/3" />
        <Skeleton className="mt-5 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-11/12" />
        <Skeleton className="mt-2.5 h-4 w-4/5" />
      </div>
    </div>
  );
}
