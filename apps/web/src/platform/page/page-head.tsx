import type { Phrases } from '@staylore/phrases/phrases';
import { useLocation } from 'react-router';
import { asLanguage, languages, pathInLanguage } from '../texts/language.ts';
import { useTexts } from '../texts/texts.tsx';
import { useOrigin } from './site.tsx';

export type TextNamespace = keyof Phrases | 'towns';

/** What a route exports as `handle`: the namespaces of the texts that it and its lazy parts show. */
export interface PageHandle {
  texts: readonly TextNamespace[];
}

interface Props {
  title: string;
  description?: string;
  /** Keeps the page out of search engines: errors, and members' pages (which send search engines to the sign-in anyway). */
  hidden?: boolean;
  /** Absolute path of the picture for link previews, 1200×630. */
  image?: string | null;
  type?: 'website' | 'article' | 'profile';
}

/** Title, description, canonical address, language versions and link preview of a page. */
export function PageHead({ title, description, hidden = false, image, type = 'website' }: Props) {
  const { language } = useTexts();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const whole = `${title} · Staylore`;
  return (
    <>
      <title>{whole}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <Alternates origin={origin} pathname={pathname} />}
      <meta property="og:site_name" content="Staylore" />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={language === 'de' ? 'de_DE' : 'en_GB'} />
      {description === undefined ? null : <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}${image ?? `/preview-${language}.png`}`} />
      {/* Known sizes let a chat show the picture with the first link that is sent. */}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Alternates({ origin, pathname }: { origin: string; pathname: string }) {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const localised = asLanguage(path.split('/')[1]) === null ? null : path;
  return (
    <>
      <link rel="canonical" href={origin + path} />
      <meta property="og:url" content={origin + path} />
      {languages.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={origin + (localised === null ? `/${other}` : pathInLanguage(localised, other))}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + (localised === null || /^\/\w\w$/.test(path) ? '/' : pathInLanguage(localised, 'en'))}
      />
    </>
  );
}
