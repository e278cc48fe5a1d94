import type { Atlas } from '@staylore/contract/discovery/atlas';
import { fullName } from '@staylore/contract/full-name';
import { atlasBeds, atlasReach } from '@staylore/phrases/atlas-words';
import { possessive } from '@staylore/phrases/possessive';
import { useCallback, useRef } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useZoom } from '../../blocks/world-map/use-zoom.ts';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { orNotFound } from '../../platform/page/or-not-found.ts';
import { apiContext, languageContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { pathsIn, usePaths } from '../../platform/page/paths.ts';
import { useOrigin } from '../../platform/page/site.tsx';
import { StructuredData } from '../../platform/page/structured-data.tsx';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';
import { AtlasFigures } from './atlas-figures.tsx';
import { AtlasHead } from './atlas-head.tsx';
import { AtlasLists } from './atlas-lists.tsx';
import { AtlasMap } from './atlas-map.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { ReportAtlas } from './report-atlas.tsx';

export const handle: PageHandle = { texts: ['atlas', 'countries', 'follows', 'map', 'towns'] };

async function load({ context, params, request }: LoaderFunctionArgs): Promise<Atlas> {
  const typed = params['handle'] ?? '';
  if (!typed.startsWith('@') || typed.length < 2) throw data(null, { status: 404 });
  const atlas = await orNotFound(
    context.get(apiContext).call('GET /api/atlases/:handle', { params: { handle: typed.slice(1) } }),
  );
  // Another spelling, a former name or a handle of the photo network redirects: an atlas has one address. Names may belong to another member
  // later.
  if (typed !== `@${atlas.username}`) {
    const { search } = new URL(request.url);
    const isSpelling = typed.toLowerCase() === `@${atlas.username}`.toLowerCase();
    const address = pathsIn(context.get(languageContext)).atlas(atlas.username) + search;
    throw redirect(address, isSpelling ? 301 : 302);
  }
  return atlas;
}

export { load as clientLoader, load as loader };

/** A member's public atlas: where in the world they slept. */
export default function AtlasPage() {
  const atlas = useLoaderData<typeof load>();
  const texts = useTexts();
  const { t, language } = texts;
  const summary = summaryOf(atlas, texts);
  const title = t('atlas.title', {
    whose: possessive(fullName(atlas), language),
    beds: atlasBeds(atlas, t),
  });
  const preview = `/api/atlases/${atlas.username}/preview.jpg?language=${language}&v=${atlas.content}`;
  return (
    <>
      <PageHead title={title} description={summary} image={preview} type="profile" hidden={!atlas.shown} />
      <AtlasData atlas={atlas} summary={summary} preview={preview} />
      {atlas.can.update && !atlas.shown ? <HiddenNotice /> : null}
      <AtlasHead atlas={atlas} summary={summary} title={title} />
      <AtlasStays key={atlas.id} atlas={atlas} />
      {atlas.can.update ? null : <ReportAtlas username={atlas.username} />}
    </>
  );
}

/** The map and, unless it is empty, the lists of the stays that it is zoomed to. */
export function AtlasStays({ atlas }: { atlas: Atlas }) {
  const { t } = useTexts();
  const zoom = useZoom();
  const list = useRef<HTMLElement>(null);
  const showList = useCallback(() => {
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <AtlasMap atlas={atlas} zoom={zoom} onList={showList} />
      {atlas.stays === 0 ? (
        <div className="mx-auto max-w-page px-edge pt-12">
          <EmptyState title={t('atlas.empty')} text={t('atlas.empty_text')} />
        </div>
      ) : (
        <>
          <AtlasFigures atlas={atlas} />
          <AtlasLists atlas={atlas} zoom={zoom} list={list} />
        </>
      )}
    </>
  );
}

/** "25 stays in 16 countries since 2016" */
function summaryOf(atlas: Atlas, { t }: Texts): string {
  if (atlas.stays === 0) return t('atlas.none');
  return `${t('atlas.stays', { count: atlas.stays })} ${atlasReach(atlas, t)}`.trim();
}

/** The member for search engines: schema.org `ProfilePage`. */
function AtlasData({ atlas, summary, preview }: { atlas: Atlas; summary: string; preview: string }) {
  const origin = useOrigin();
  const paths = usePaths();
  const entity = {
    '@type': 'Person',
    name: fullName(atlas),
    alternateName: `@${atlas.username}`,
    description: summary,
    image: atlas.file === null ? undefined : origin + atlas.file,
    url: origin + paths.atlas(atlas.username),
  };
  const image = origin + preview;
  return <StructuredData data={{ '@type': 'ProfilePage', url: entity.url, image, mainEntity: entity }} />;
}
