import type { ReactNode } from 'react';

interface Props {
  count: number;
  /** Announced instead of the rows. */
  label: string;
  className: string;
  /** One row. */
  children: ReactNode;
}

/** Placeholder rows of a list that is loading. */
export function SkeletonRows({ count, label, className, children }: Props) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} aria-hidden="true" className={className}>
          {children}
        </div>
      ))}
    </div>
  );
}
