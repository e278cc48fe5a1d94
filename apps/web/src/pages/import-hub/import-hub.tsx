import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { Plate } from '../../blocks/magazine/plate.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { apiContext, memberContext } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ExportChapter } from './export-chapter.tsx';
import { HandleForm } from './handle-form.tsx';
import { LinkChapter } from './link-chapter.tsx';
import { Needs } from './needs.tsx';
import { OwnChapter } from './own-chapter.tsx';
import { WishChapter } from './wish-chapter.tsx';

export const handle: PageHandle = {
  texts: [
    'homePage',
    'importHub',
    'imports',
    'instagramAccount',
    'instagramImport',
    'instagramLinks',
    'postForm',
    'wishes',
  ],
};

/** The connected account of a member, where there is none an offer to connect one, and the imports that were begun. */
async function load({ context }: LoaderFunctionArgs) {
  if (context.get(memberContext) === null) return { status: null, imports: [] };
  const api = context.get(apiContext);
  const [status, imports] = await Promise.all([
    api.call('GET /api/instagram/account').catch(() => null),
    api.call('GET /api/imports', { query: { limit: 10 } }).catch(() => []),
  ]);
  return { status, imports };
}

export { load as clientLoader, load as loader };

/** The ways to bring stays to Staylore, and what each of them needs. */
export default function ImportHubPage() {
  const { t, language } = useTexts();
  const paths = usePaths();
  const member = useMember();
  const { imports, status } = useLoaderData<typeof load>();
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={t('importHub.meta_title')} description={t('importHub.lead')} />
      <Masthead
        kicker={t('importHub.kicker')}
        title={t('importHub.title')}
        lead={t('importHub.lead')}
        picture={<Plate of="import" />}
      >
        {member === null ? <p className="max-w-text text-ink-soft">{t('importHub.visitor')}</p> : null}
      </Masthead>
      <Chapter title={t('importHub.scan.title')} lead={t('importHub.scan.lead')}>
        <HandleForm />
        <Needs text={t('importHub.scan.needs')} />
      </Chapter>
      {member === null ? null : <OwnChapter status={status} />}
      <ExportChapter imports={imports} />
      <WishChapter />
      <LinkChapter />
      <Chapter title={t('importHub.write.title')} lead={t('importHub.write.lead')}>
        <ButtonLink to={paths.newPost} kind="secondary" size="large" className="max-sm:w-full">
          {t('importHub.write.action')}
        </ButtonLink>
        <Needs text={t('importHub.write.needs')} />
      </Chapter>
      <Chapter title={t('importHub.claim.title')} lead={t('importHub.claim.lead')}>
        <ButtonLink
          to={`/${language}/settings/claim`}
          kind="secondary"
          size="large"
          className="max-sm:w-full"
        >
          {t('importHub.claim.action')}
        </ButtonLink>
        <Needs text={t('importHub.claim.needs')} />
      </Chapter>
    </div>
  );
}
