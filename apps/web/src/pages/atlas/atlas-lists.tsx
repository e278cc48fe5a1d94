import type { Atlas, AtlasStay } from '@staylore/contract/discovery/atlas';
import { memo, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Zoom } from '../../blocks/world-map/use-zoom.ts';
import { Button } from '../../design/primitives/button/button.tsx';
import { Picture } from '../../design/primitives/picture/picture.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { countryName } from '../../platform/texts/country-name.ts';
import { townName } from '../../platform/texts/place-name.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';

interface Group {
  key: string;
  name: string;
  stays: AtlasStay[];
}

interface Props {
  atlas: Atlas;
  zoom: Zoom;
  list: RefObject<HTMLElement | null>;
}

/** All stays, or those that the map is zoomed to, by country or by year, as the address says. */
export function AtlasLists({ atlas, zoom, list }: Props) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const by = query.get('by') === 'year' ? 'year' : 'country';
  return (
    <section
      ref={list}
      tabIndex={-1}
      id="stays"
      aria-label={t('atlas.figures.stays')}
      className="mx-auto max-w-page scroll-mt-16 px-edge pt-10 outline-none md:pt-14"
    >
      <nav aria-label={t('atlas.by.label')} className="flex gap-6 border-b border-line">
        {(['country', 'year'] as const).map((way) => (
          <Link
            key={way}
            to={`?by=${way}`}
            replace
            preventScrollReset
            aria-current={by === way ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-16 font-medium text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {t(`atlas.by.${way}`)}
          </Link>
        ))}
      </nav>
      {zoom.ids === null ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          {t('map.here', { count: zoom.ids.size })}
          <Button
            kind="quiet"
            onClick={() => {
              zoom.to(null);
              list.current?.focus({ preventScroll: true });
            }}
          >
            {t('map.all')}
          </Button>
        </p>
      )}
      <Groups atlas={atlas} by={by} ids={zoom.ids} />
      {atlas.list.length === atlas.stays ? null : (
        <p className="mt-10 text-14 text-ink-soft">
          {t('atlas.newest', { listed: atlas.list.length, stays: atlas.stays })}
        </p>
      )}
    </section>
  );
}

interface GroupsProps {
  atlas: Atlas;
  by: 'country' | 'year';
  ids: Zoom['ids'];
}

const Groups = memo(function Groups({ atlas, by, ids }: GroupsProps) {
  const texts = useTexts();
  const shown = ids === null ? atlas : { ...atlas, list: atlas.list.filter(({ id }) => ids.has(id)) };
  const groups = by === 'year' ? groupsByYear(shown) : groupsByCountry(shown, texts);
  return (
    // Laid out once it comes near: dozens of tiles would delay the first paint.
    <div className="mt-8 grid [contain-intrinsic-size:auto_120rem] grid-cols-2 [content-visibility:auto] gap-x-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6 lg:gap-x-5 min-[100rem]:grid-cols-8">
      {groups.map((group) => (
        <section key={group.key} aria-labelledby={group.key} className="contents">
          {group.stays.map((stay, index) => (
            <div key={stay.id} className="row-span-2 grid min-w-0 grid-rows-subgrid pb-8">
              {index === 0 ? (
                <div className="border-t-2 border-accent pt-2 pb-3">
                  <GroupName group={group} />
                </div>
              ) : (
                <div />
              )}
              <Tile stay={stay} by={by} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
});

/** Placed over the first stay of its group. */
function GroupName({ group: { key, name, stays } }: { group: Group }) {
  const { t } = useTexts();
  return (
    <h2 id={key} className="line-clamp-2 min-w-0 scroll-mt-24 text-18 leading-tight break-words hyphens-auto">
      {name}
      {stays.length === 1 ? null : (
        <span className="ml-2 font-sans text-14 font-normal text-ink-soft">
          <span aria-hidden="true">{stays.length}</span>
          <span className="sr-only">{t('atlas.stays', { count: stays.length })}</span>
        </span>
      )}
    </h2>
  );
}

function Tile({ stay, by }: { stay: AtlasStay; by: 'country' | 'year' }) {
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const town = stay.city === null ? null : townName(stay.city, stay.country, texts);
  const country = stay.country === null ? null : countryName(stay.country, texts);
  const line = [town, by === 'country' ? stay.year : country].filter(Boolean).join(' · ');
  return (
    <article className="group relative min-w-0">
      <Picture
        picture={{ file: stay.small, alt: '', thumbhash: stay.thumbhash, width: null, height: null }}
        shape="4:5"
        sizes="200px"
        className="rounded-8"
      />
      <h3 className="mt-2.5 line-clamp-2 font-sans text-14 font-medium">
        <Link to={paths.post(stay.id)} className="group-hover:underline after:absolute after:inset-0">
          {stay.title === '' ? t('atlas.unnamed') : stay.title}
        </Link>
      </h3>
      <p className="mt-0.5 line-clamp-2 text-12 text-ink-soft">{line}</p>
      {stay.credit === null ? null : (
        <p className="relative z-10 text-12 wrap-anywhere text-ink-soft">
          {stay.source_url === null ? (
            t('posts.credit', { handle: stay.credit })
          ) : (
            <a
              href={stay.source_url}
              rel="ugc nofollow noopener"
              target="_blank"
              className="-my-1 inline-block py-1 hover:underline"
            >
              {t('posts.credit', { handle: stay.credit })}
            </a>
          )}
        </p>
      )}
    </article>
  );
}

function groupsByYear({ list }: Atlas): Group[] {
  return [...Map.groupBy(list, ({ year }) => year)].map(([year, stays]) => ({
    key: `y${year}`,
    name: String(year),
    stays,
  }));
}

/** Countries with most stays first; stays without a country last. */
function groupsByCountry({ list, countries }: Atlas, texts: Texts): Group[] {
  const found = Map.groupBy(list, ({ country }) => country);
  const named = countries.map(({ country }) => ({
    key: country,
    name: countryName(country, texts),
    stays: found.get(country) ?? [],
  }));
  const nowhere = { key: 'elsewhere', name: texts.t('atlas.elsewhere'), stays: found.get(null) ?? [] };
  return [...named, nowhere].filter(({ stays }) => stays.length > 0);
}
