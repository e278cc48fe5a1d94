import frauncesUrl from '../design/fonts/fraunces-latin.woff2?url';
import interUrl from '../design/fonts/inter-latin.woff2?url';
import { useNonce } from '../platform/page/nonce.tsx';
import { themeScript } from '../platform/page/theme-script.ts';
import { pageOwnerScript } from '../platform/session/page-owner.ts';
import { useTexts } from '../platform/texts/texts.tsx';

/** The head of every document. Titles and descriptions come from the pages. */
export function Head({ memberId }: { memberId: number | null }) {
  const { language } = useTexts();
  const nonce = useNonce();
  const script = themeScript + pageOwnerScript(memberId);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#f8f2e7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#15110e" media="(prefers-color-scheme: dark)" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours with a number in it; React would escape its quotes as a child */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={frauncesUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-48.png" type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
    </>
  );
}
