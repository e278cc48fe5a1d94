import { createContext, type ReactNode, use } from 'react';

const SiteContext = createContext('');

/** Provides the site's public origin, for absolute links. */
export function SiteProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <SiteContext value={origin}>{children}</SiteContext>;
}

/** Scheme and host of the site, e.g. `https://staylore.example`. */
export const useOrigin = (): string => use(SiteContext);
