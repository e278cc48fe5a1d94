import type { ReactNode } from 'react';

const look =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-pill border border-line bg-paper px-2.5 text-14 text-ink-soft';

/** A short word that describes something, such as a tag. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className={look}>
      <span className="truncate">{children}</span>
    </span>
  );
}

interface ButtonProps {
  children: ReactNode;
  /** What pressing does, e.g. "Remove spa". */
  label: string;
  icon?: ReactNode;
  onPress(): void;
}

/** A chip that does something when pressed, such as removing itself from a selection. */
export function ChipButton({ children, label, icon, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`${look} min-h-9 hover:border-line-strong hover:text-ink [&_svg]:size-3.5`}
    >
      <span className="truncate">{children}</span>
      {icon}
    </button>
  );
}
