import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

export interface TabLink {
  to: string;
  label: string;
  active: boolean;
}

/** Tabs that are addresses: each can be opened, shared and gone back to. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const active = tabs.findIndex((tab) => tab.active);
  // Where not all of them fit, the one that is open is seen; the page itself stays where it is.
  useEffect(() => {
    const tab = list.current?.children[active];
    if (!(list.current && tab instanceof HTMLElement)) return;
    const { clientWidth, offsetLeft, scrollLeft } = list.current;
    const end = tab.offsetLeft - offsetLeft + tab.offsetWidth;
    if (end > scrollLeft + clientWidth) list.current.scrollLeft = end - clientWidth;
  }, [active]);
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={list} className="strip tabs">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.active ? 'page' : undefined}
              className="tab"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
