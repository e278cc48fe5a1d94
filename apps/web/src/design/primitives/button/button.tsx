import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

interface Props extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows that the press is being worked on and takes no second one. */
  busy?: boolean;
}

/** A button; `type="button"` unless it says otherwise. */
export function Button({ kind, size, icon, busy = false, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
      className={`${buttonStyle({ kind, size })} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
