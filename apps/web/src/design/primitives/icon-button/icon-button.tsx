import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, for those who cannot see its icon; shown as its tooltip. */
  label: string;
  icon: ReactNode;
  /** Over pictures the button has a dark background of its own. */
  over?: 'page' | 'picture';
}

const grounds = {
  page: 'text-ink-soft hover:bg-sunken hover:text-ink',
  picture: 'bg-veil text-veil-ink backdrop-blur-xs hover:bg-veil-deep',
};

/** A round button that shows only an icon, at least 44 px wide. */
export function IconButton({ label, icon, over = 'page', className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-pill transition-[background-color,color,transform] active:scale-95 disabled:opacity-50 [&_svg]:size-5 ${grounds[over]} ${className}`}
    >
      {icon}
    </button>
  );
}
