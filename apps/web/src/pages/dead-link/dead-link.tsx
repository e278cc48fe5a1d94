import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { orNull } from '../../platform/api/problem.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['links'] };

interface Found {
  state: 'live' | 'off' | 'unknown';
  hotel: { name: string; slug: string } | null;
  /** The address of the link itself. */
  path: string;
}

async function load({ context, params }: LoaderFunctionArgs) {
  const code = params['code'] ?? '';
  const path = `/go/${encodeURIComponent(code)}`;
  const link = await orNull(context.get(apiContext).call('GET /api/go/:code', { params: { code } }));
  const found: Found =
    link === null
      ? { state: 'unknown', hotel: null, path }
      : { state: link.on ? 'live' : 'off', hotel: link.hotel, path };
  return data(found, { status: 404 });
}

export { load as clientLoader, load as loader };

/** Shown for an inactive booking link: why, and a link to the hotel's stays here. */
export default function DeadLink() {
  const { state, hotel, path } = useLoaderData<typeof load>();
  const { t } = useTexts();
  const paths = usePaths();
  const title = t(`links.dead.${state}_title`);
  return (
    <div className="lost mx-auto max-w-page px-edge pt-12 md:pt-16">
      <PageHead title={title} hidden />
      <div>
        {state === 'live' ? null : <p className="mb-4 font-serif text-48 leading-none text-accent">404</p>}
        <h1 className="text-36 md:text-48">{title}</h1>
        <p className="mt-4 max-w-text text-18 text-ink-soft">{t(`links.dead.${state}_hint`)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {state === 'live' ? (
            <a href={path} rel="sponsored nofollow" className={buttonStyle({ kind: 'primary' })}>
              {t('links.dead.live')}
            </a>
          ) : null}
          {hotel === null ? null : (
            <ButtonLink to={paths.hotel(hotel.slug)} kind={state === 'live' ? 'secondary' : 'primary'}>
              {t('links.dead.hotel', { name: hotel.name })}
            </ButtonLink>
          )}
          <ButtonLink to="/" kind={hotel === null && state !== 'live' ? 'primary' : 'secondary'}>
            {t('links.dead.home')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
