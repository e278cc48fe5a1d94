import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces the title of the next page to screen readers, and moves the keyboard focus to its content, unless what was pressed is still
 * there.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const announce = () => setTitle(document.title);
    // The title comes with the page or, on a slow machine, after it.
    const heading = new MutationObserver(announce);
    heading.observe(document.head, { childList: true, characterData: true, subtree: true });
    const frame = requestAnimationFrame(() => {
      announce();
      const content = document.getElementById('content');
      const { activeElement } = document;
      if (activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
      if (content?.contains(activeElement) !== true) content?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      heading.disconnect();
    };
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
