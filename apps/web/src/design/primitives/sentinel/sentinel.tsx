import { useEffect, useRef } from 'react';

interface Props {
  /** Called when the end of the list comes near; must not change with every render. */
  onReach(): void;
  /** Set while a page is being loaded or if there is no further one. */
  disabled: boolean;
}

/** Marks the end of an endless list, and asks for more a screen before it is reached. */
export function Sentinel({ onReach, disabled }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (disabled || mark.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReach();
      },
      // Above as well: a jump to the bottom of the page passes the end of the list.
      { rootMargin: '1200px 0px 800px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onReach, disabled]);
  return <div ref={mark} aria-hidden="true" className="h-px" />;
}
