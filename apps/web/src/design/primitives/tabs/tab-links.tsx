import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

export interface TabLink {
  to: string;
  label: string;
  active: boolean;
}

/** Tabs that are links: each can be opened, shared and gone back to. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const active = tabs.findIndex((tab) => tab.active);
  // If not all of them fit, the active one is scrolled to the middle, clear of the faded ends; the page itself does not move.
  useEffect(() => {
    const tab = list.current?.children[active];
    if (!(list.current && tab instanceof HTMLElement)) return;
    const { clientWidth, offsetLeft } = list.current;
    list.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2;
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
