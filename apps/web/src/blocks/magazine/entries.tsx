import { Link } from 'react-router';
import { usePaths } from '../../platform/page/paths.ts';

export interface Entry {
  readonly title: string;
  readonly text: string;
  /** Where it can be used. */
  readonly link?: { readonly to: 'links' | 'analytics'; readonly text: string };
}

export function Badge({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center rounded-pill bg-accent-soft px-3 py-1 font-sans text-14 font-medium tracking-normal text-ink">
      {children}
    </span>
  );
}

/** Short entries one below the other, divided by hairlines. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  const paths = usePaths();
  return (
    <ul className="grid gap-8">
      {entries.map(({ title, text, link }) => (
        <li key={title} className="max-w-text">
          <h3 className="text-22">{title}</h3>
          <p className="mt-2 text-18 text-ink-soft">{text}</p>
          {link === undefined ? null : (
            <Link
              to={paths[link.to]}
              className="mt-2 inline-block font-medium underline underline-offset-4 hover:text-accent"
            >
              {link.text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Steps({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="grid gap-8">
      {entries.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-4">
          <span aria-hidden="true" className="font-serif text-48 text-accent">
            {index + 1}
          </span>
          <div className="max-w-text pt-1.5">
            <h3 className="text-22">{title}</h3>
            <p className="mt-2 text-18 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Questions({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="border-t border-line">
      {entries.map(({ title, text }) => (
        <details key={title} className="group border-b border-line">
          <summary className="flex list-none items-baseline justify-between gap-4 py-4 font-serif text-22 [&::-webkit-details-marker]:hidden">
            {title}
            <span
              aria-hidden="true"
              className="shrink-0 text-accent transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="max-w-text pb-6 text-18 text-ink-soft">{text}</p>
        </details>
      ))}
    </div>
  );
}
