import type { ComponentProps } from 'react';

/** The native select, styled: it works with every keyboard and on every phone. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...rest}
      className={`h-12 w-full rounded-8 border border-line-strong bg-surface px-3.5 text-16 text-ink focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad ${className}`}
    />
  );
}
