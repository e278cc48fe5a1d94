import type { connectPurposes } from '@staylore/contract/imports/own-account';
import { Link2 } from 'lucide-react';
import {
  type ButtonKind,
  type ButtonSize,
  buttonStyle,
} from '../../../design/primitives/button/button-style.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  /** What the way back leads to. */
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
    // No link of the router: the address answers with a redirect to another site.
    <a
      href={`/api/instagram/connect?${new URLSearchParams({ purpose, language })}`}
      className={`${buttonStyle({ kind, size })} ${className}`}
    >
      <Link2 aria-hidden="true" />
      {label ?? t('instagramAccount.connect')}
    </a>
  );
}
