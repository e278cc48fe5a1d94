import type { ReactNode } from 'react';

interface Props {
  kicker: string;
  title: string;
  lead: string;
  /** Placed beside the headline, on small screens below it. */
  picture?: ReactNode;
  /** A badge, a date or a button below the lead. */
  children?: ReactNode;
}

const columns = 'grid items-center gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12';

/** The opening of an editorial page: kicker, headline, lead, and a picture if there is one. */
export function Masthead({ kicker, title, lead, picture, children }: Props) {
  return (
    <header className={`border-b border-line pb-10 md:pb-14 ${picture === undefined ? '' : columns}`}>
      <div>
        <p className="text-12 font-semibold tracking-wide text-accent uppercase">{kicker}</p>
        <h1 className="mt-3 max-w-[20ch] text-36 break-words hyphens-auto md:text-48 lg:text-[3.75rem] lg:leading-[1.05]">
          {title}
        </h1>
        <p className="mt-6 max-w-[56ch] font-serif text-22 text-ink-soft">{lead}</p>
        {children === undefined || children === null ? null : (
          <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>
        )}
      </div>
      {picture}
    </header>
  );
}
