import { type ReactNode, useId } from 'react';

interface Props<T extends string> {
  label: string;
  value: T;
  /** With an icon the label is for screen readers, without one it is shown. */
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  onChange(value: T): void;
}

/** One of a few, side by side, as icons or words. */
export function Segmented<T extends string>({ label, value, options, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="flex w-fit max-w-full min-w-0 shrink-0 flex-wrap rounded-8 border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.label}
          className="relative flex h-9 min-w-9 items-center justify-center rounded-4 text-14 text-ink-soft hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-4.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.icon}
          <span className={option.icon === undefined ? 'px-3' : 'sr-only'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
