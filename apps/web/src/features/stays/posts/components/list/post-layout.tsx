import type { ReactNode } from 'react';
import type { CardMode } from '../../card-mode.ts';
import { PostSkeleton } from './post-skeleton.tsx';

const layouts = {
  grid: 'stay-grid grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8 min-[100rem]:has-[>:nth-child(4)]:grid-cols-4 in-[.lone-column]:max-md:grid-cols-1!',
  list: 'stay-list',
};

/**
 * Cards side by side, two on a tablet, three at medium width and up, on the widest screens four where there are as many, or one below the
 * other.
 */
export function PostLayout({ mode, children }: { mode: CardMode; children: ReactNode }) {
  return <ul className={layouts[mode]}>{children}</ul>;
}

export function PostSkeletons({ mode, count, label }: { mode: CardMode; count: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={layouts[mode]}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <PostSkeleton key={index} mode={mode} />
        ))}
      </div>
    </div>
  );
}
