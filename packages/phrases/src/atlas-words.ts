import type { Atlas } from '@staylore/contract/discovery/atlas';
import type { TFunction } from 'i18next';

type AtlasCounts = Pick<Atlas, 'credits' | 'own'> & { stays: number; countries: readonly unknown[] };

/** Where in the world, and since when or with whom: "in 16 countries since 2016", "in 12 countries, found with @lena.wanders". */
export function atlasReach({ countries, credits, own }: AtlasCounts, t: TFunction): string {
  const [credit, ...others] = own.stays === 0 ? credits : [];
  const reach = countries.length === 0 ? '' : t('atlas.in_countries', { count: countries.length });
  if (credit !== undefined) {
    const found = t(others.length === 0 ? 'atlas.found_with' : 'atlas.found_with_more', { credit });
    return [reach, found].filter(Boolean).join(', ');
  }
  const since = own.since === null ? '' : t('atlas.since', { year: String(own.since) });
  return [reach, since].filter(Boolean).join(' ');
}

/** How much there is: beds that the member slept in, or finds if all were saved from other accounts. */
export function atlasBeds({ own, stays }: AtlasCounts, t: TFunction): string {
  return t(own.stays === 0 && stays > 0 ? 'atlas.finds' : 'atlas.beds', { count: stays });
}
