import type { ReactNode } from 'react';

interface Props {
  kicker: string;
  title: string;
  children?: ReactNode;
}

/** The heading of a section: a small line above, a serif title, tools at the right. */
export function SectionHead({ kicker, title, children }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-t-2 border-ink pt-3">
      <div>
        <p className="text-12 font-semibold tracking-wide text-accent uppercase">{kicker}</p>
        <h2 className="mt-0.5 text-28">{title}</h2>
      </div>
      {children}
    </div>
  );
}
