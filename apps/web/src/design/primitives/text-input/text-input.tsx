import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'input'> {
  /** Decoration at the start, e.g. an icon or `@`. */
  lead?: ReactNode;
  /** A control at the end, e.g. to show the password. */
  trail?: ReactNode;
}

/** Frame of every one-line control. */
const inputFrame =
  'flex h-12 items-center rounded-8 border border-line-strong bg-surface text-ink transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-offset-0 focus-within:outline-accent has-aria-invalid:border-bad';

export function TextInput({ lead, trail, className = '', ...rest }: Props) {
  return (
    <span className={`${inputFrame} ${className}`}>
      {lead === undefined ? null : (
        <span className="flex shrink-0 pl-3.5 text-ink-soft [&_svg]:size-5">{lead}</span>
      )}
      <input
        {...rest}
        className="h-full w-full min-w-0 flex-1 rounded-8 bg-transparent px-3.5 text-16 outline-none placeholder:text-ink-soft placeholder:opacity-100 max-md:placeholder:text-14"
      />
      {trail === undefined ? null : <span className="flex shrink-0 pr-1">{trail}</span>}
    </span>
  );
}
