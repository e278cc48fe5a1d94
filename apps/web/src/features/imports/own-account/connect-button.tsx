import type { connectPurposes } from '@staylore/contract/imports/own-account';
import { Link2 } from 'lucide-react';
import {
  type ButtonKind,
  type ButtonSize,
  buttonStyle,
} from '../../../design/primitives/button/button-style.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  /** Where the redirect back leads. */
  purpose: (typeof connectPurposes)[number];
  label?: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
}

/** Links to the photo network, where the member signs in and returns to this page. */
export function ConnectButton({ purpose, label, kind, size, className = '' }: Props) {
  const { t, language } = useTexts();
  return (
    // Not a router link: the address redirects to another site.
    <a
      href={`/api/instagram/connect?${new URLSearchParams({ purpose, language })}`}
      className={`${buttonStyle({ kind, size })} ${className}`}
    >
      <Link2 aria-hidden="true" />
      {label ?? t('instagramAccount.connect')}
    </a>
  );
}
