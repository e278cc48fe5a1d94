import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { Plate } from '../../blocks/magazine/plate.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { HandleForm } from '../../features/imports/photo-network/components/handle-form.tsx';
import { readNetworkLink } from '../../features/imports/photo-network/read-link.ts';
import { BegunImports } from '../../features/imports/review/begun-imports.tsx';
import { apiContext, memberContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ExportChapter } from './export-chapter.tsx';
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
    'pictures',
    'wishes',
  ],
};

/** A member's connected account or an offer to connect one, and imports that were begun. */
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

/** The ways to import stays to Staylore, and what each of them needs. */
export default function ImportHubPage() {
  const { t, language } = useTexts();
  const paths = usePaths();
  const member = useMember();
  const { imports, status } = useLoaderData<typeof load>();
  const [params] = useSearchParams();
  const link = postIn(params.get('link'));
  // Someone who has imported an export before has a personal account.
  const isPersonal =
    params.get('account') === 'personal' || imports.some(({ source }) => source === 'export');
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={t('importHub.meta_title')} description={t('importHub.lead')} />
      <Masthead
        kicker={t('importHub.kicker')}
        title={t('importHub.title')}
        lead={t('importHub.lead')}
        // Who brings a link sees it without scrolling.
        picture={link === null ? <Plate of="import" /> : undefined}
      >
        {member === null && link === null ? (
          <p className="max-w-text text-ink-soft">{t('importHub.visitor')}</p>
        ) : null}
      </Masthead>
      {link === null ? null : <LinkChapter link={link} />}
      <BegunImports imports={imports} />
      <section aria-labelledby="whose" className="py-10 md:py-14">
        <h2 id="whose" className="text-28 md:text-36">
          {t('importHub.question')}
        </h2>
        <div className="mt-6 grid gap-3">
          <Path title={t('importHub.creator.title')} text={t('importHub.creator.text')} open={!isPersonal}>
            <Chapter title={t('importHub.scan.title')} lead={t('importHub.scan.lead')}>
              <HandleForm />
              <Needs text={t('importHub.scan.needs')} />
            </Chapter>
            {member === null ? null : <OwnChapter status={status} />}
            <LeadingChapter of="claim" to={`/${language}/settings/claim`} />
          </Path>
          <Path title={t('importHub.personal.title')} text={t('importHub.personal.text')} open={isPersonal}>
            <ExportChapter />
            <WishChapter />
          </Path>
          <Path title={t('importHub.single.title')} text={t('importHub.single.text')} open={false}>
            {link === null ? <LinkChapter link={null} /> : null}
            <LeadingChapter of="write" to={paths.newPost} />
          </Path>
        </div>
      </section>
    </div>
  );
}

/** The link of a post that was pasted elsewhere; anything else in the address is nobody's. */
function postIn(pasted: string | null): string | null {
  const link = readNetworkLink(pasted?.trim() ?? '');
  return link?.kind === 'post' ? link.link : null;
}

interface PathProps {
  title: string;
  text: string;
  open: boolean;
  children: ReactNode;
}

/** An answer to the question, which opens its path and closes the other. */
function Path({ title, text, open, children }: PathProps) {
  return (
    <details name="path" open={open} className="group rounded-card border border-line bg-surface">
      <summary className="flex list-none items-center gap-4 rounded-card px-4 py-4 hover:bg-sunken md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-serif text-22 md:text-28">{title}</span>
          <span className="block text-ink-soft">{text}</span>
        </span>
        <ChevronDown aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 md:px-6 [&_h2]:text-18 md:[&_h2]:text-22">{children}</div>
    </details>
  );
}

/** An option that leads to another page. */
function LeadingChapter({ of, to }: { of: 'claim' | 'write'; to: string }) {
  const { t } = useTexts();
  return (
    <Chapter title={t(`importHub.${of}.title`)} lead={t(`importHub.${of}.lead`)}>
      <ButtonLink to={to} kind="secondary" size="large" className="max-sm:w-full">
        {t(`importHub.${of}.action`)}
      </ButtonLink>
      <Needs text={t(`importHub.${of}.needs`)} />
    </Chapter>
  );
}
