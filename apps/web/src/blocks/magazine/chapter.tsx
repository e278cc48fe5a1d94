import { type ReactNode, useId } from 'react';

interface Props {
  /** Name of the section in addresses. */
  id?: string;
  title: string;
  /** One sentence below the heading. */
  lead?: string;
  children: ReactNode;
}

/** A section of an editorial page: the heading in the margin, the text beside it. */
export function Chapter({ id, title, lead, children }: Props) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid gap-6 border-b border-line py-10 last:border-b-0 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:gap-12 md:py-14"
    >
      <div>
        <h2 id={heading} className="text-28 break-words hyphens-auto md:text-36">
          {title}
        </h2>
        {lead === undefined ? null : <p className="mt-3 max-w-text text-ink-soft">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Running text, one element per paragraph. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-text gap-5 text-18">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
