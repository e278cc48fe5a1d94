import { type RefObject, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../../design/primitives/skeleton/skeleton.tsx';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../../platform/page/lazy-part-loading.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { Pin } from '../model/pin.ts';

const PinView = lazyPart(() => import('./pin-view.tsx'));

interface Props extends Pin {
  /** What is at the pin, for screen readers. */
  label: string;
  /** Gives the box its size. */
  className?: string;
}

/** A small map with one pin. Nothing of it is fetched before it comes near the screen. */
export function PinMap({ label, className = '', ...pin }: Props) {
  const { t } = useTexts();
  const box = useRef<HTMLElement>(null);
  const near = useNear(box);
  return (
    <section
      ref={box}
      aria-label={t('map.pin', { name: label })}
      className={`overflow-hidden rounded-card border border-line ${className}`}
    >
      {near ? (
        <LazyPart fallback={<Skeleton className="size-full" />}>
          <PinView {...pin} />
        </LazyPart>
      ) : (
        <Skeleton className="size-full" />
      )}
    </section>
  );
}

/** Whether an element has come within a screen of the view; stays true. */
function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return near;
}
