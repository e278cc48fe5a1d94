import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Looks like a switch if the choice takes effect at once. */
  look?: 'box' | 'switch';
}

const switchLook =
  'mt-[calc(0.5lh-12px)] appearance-none h-6 w-10 rounded-pill border border-line-strong bg-sunken p-0.5 transition-colors before:block before:size-4.5 before:rounded-pill before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-accent-ink';

/** A choice that is on or off, with its label as the target; the box stands in the first line of a long one. */
export function Checkbox({ label, look = 'box', className = '', ...rest }: Props) {
  return (
    <label className={`inline-flex items-start gap-3 py-[calc(22px-0.5lh)] text-16 ${className}`}>
      <input
        {...rest}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={`shrink-0 ${look === 'switch' ? switchLook : 'mt-[calc(0.5lh-10px)] size-5 accent-accent'}`}
      />
      <span>{label}</span>
    </label>
  );
}
