import type { ComponentProps } from 'react';

/** A field for longer text that grows with it. */
export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...rest}
      className={`block field-sizing-content max-h-96 min-h-28 w-full rounded-8 border border-line-strong bg-surface px-3.5 py-3 text-16 text-ink placeholder:text-ink-soft placeholder:opacity-100 focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad ${className}`}
    />
  );
}
