import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Looks like a switch if the choice takes effect at once. */
  look?: 'box' | 'switch';
}

const switchLook =
  'appearance-none h-6 w-10 rounded-pill border border-line-strong bg-sunken p-0.5 transition-colors before:block before:size-4.5 before:rounded-pill before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-accent-ink';

/** A choice that is on or off, with its label as the target. */
export function Checkbox({ label, look = 'box', className = '', ...rest }: Props) {
  return (
    <label className={`inline-flex min-h-11 items-center gap-3 text-16 ${className}`}>
      <input
        {...rest}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={`shrink-0 ${look === 'switch' ? switchLook : 'size-5 accent-accent'}`}
      />
      {label}
    </label>
  );
}
