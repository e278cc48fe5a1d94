import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useHydrated } from '../../hydrated.ts';

interface Props {
  /** Content of the button that opens the panel. */
  summary: ReactNode;
  /** Accessible name of the button, if its content does not give one. */
  label?: string;
  summaryClassName?: string;
  panelClassName?: string;
  /** The panel is filled when the page is hydrated: for members, whose browsers run scripts, so that the document need not carry it. */
  late?: boolean;
  children: ReactNode;
}

/** A button that opens a panel below it, usable before scripts run. Escape, a click elsewhere and a followed link close it. */
export function Disclosure(props: Props) {
  const { summary, label, summaryClassName, panelClassName, late = false, children } = props;
  const isFilled = useHydrated() || !late;
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (details.current !== null) details.current.open = false;
  }, []);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (details.current?.open === true && !details.current.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onClick = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest('a,[data-closes]') !== null) close();
  };

  return (
    <details ref={details} onKeyDown={onKeyDown} className="relative">
      <summary
        aria-label={label}
        className={`list-none rounded-8 [&::-webkit-details-marker]:hidden ${summaryClassName ?? ''}`}
      >
        {summary}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: clicks bubble from links and buttons, which the keyboard reaches */}
      <div onClick={onClick} className={panelClassName}>
        {isFilled ? children : null}
      </div>
    </details>
  );
}
