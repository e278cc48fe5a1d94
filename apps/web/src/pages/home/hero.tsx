import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { HeroScene } from '../../design/scene/hero-scene.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { SearchForm } from './search-form.tsx';

interface Props extends ComponentProps<typeof SearchForm> {
  /** Handles to try. */
  examples: readonly string[];
}

/** What the site does, and its search. During a search, only the search. */
export function Hero({ examples, ...form }: Props) {
  const { t } = useTexts();
  const { search, onSearch } = form;
  const busy = search.handle !== null || search.location !== null;
  return (
    <div
      className={`mx-auto grid max-w-page gap-x-10 px-edge pt-6 ${busy ? '' : 'lg:grid-cols-[minmax(0,1fr)_15rem]'}`}
    >
      <div>
        {busy ? null : (
          <p className="text-12 font-semibold tracking-wide text-accent uppercase">{t('layout.tagline')}</p>
        )}
        <h1 className={busy ? 'sr-only' : 'mt-2 text-36 text-balance md:text-[2.5rem] md:leading-[3rem]'}>
          {t('homePage.title')}
        </h1>
        {busy ? null : <p className="mt-2 text-16 text-balance text-ink-soft">{t('homePage.subtitle')}</p>}
        <div className={busy ? '' : 'mt-5'}>
          <SearchForm {...form} />
        </div>
        {busy || examples.length === 0 ? null : <Examples handles={examples} onSearch={onSearch} />}
      </div>
      {busy ? null : (
        <HeroScene
          label={t('homePage.scene')}
          className="hidden h-full max-h-72 w-full self-end rounded-card lg:block"
        />
      )}
    </div>
  );
}

/** Creators to scan with one press. */
function Examples({ handles, onSearch }: { handles: readonly string[]; onSearch(): void }) {
  const { t } = useTexts();
  return (
    <ul className="flex flex-wrap items-center gap-x-2 text-14 max-md:mt-4">
      <li className="text-ink-soft max-sm:w-full">{t('homePage.search.examples')}</li>
      {handles.map((handle) => (
        <li key={handle}>
          <Link
            to={{ search: `?handle=${handle}` }}
            preventScrollReset
            onClick={onSearch}
            aria-label={t('homePage.search.example', { handle })}
            className="group inline-flex min-h-11 items-center"
          >
            <span className="rounded-pill border border-line-strong bg-surface px-3.5 py-1.5 font-medium group-hover:border-ink">
              @{handle}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
