import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

interface Props extends LinkProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
}

export function ButtonLink({ kind, size, icon, className = '', children, ...rest }: Props) {
  return (
    <Link {...rest} className={`${buttonStyle({ kind, size })} ${className}`}>
      {icon}
      {children}
    </Link>
  );
}
