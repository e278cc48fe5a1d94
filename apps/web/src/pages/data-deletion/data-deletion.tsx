import type { AnswerOf } from '@staylore/contract/contract';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { orNull } from '../../platform/api/problem.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['dataDeletion'] };

type Outcome = 'guide' | 'unknown' | 'done' | 'none';
type Deletion = AnswerOf<'GET /api/instagram/data-deletion/:code'>;

interface Loaded {
  /** `null`: the reader wants to know how to request a deletion. */
  code: string | null;
  /** `null` for a code that is not known. */
  deletion: Deletion | null;
}

async function load({ context, params }: LoaderFunctionArgs): Promise<Loaded> {
  const code = params['code'] ?? null;
  if (code === null) return { code, deletion: null };
  const api = context.get(apiContext);
  const deletion = await orNull(api.call('GET /api/instagram/data-deletion/:code', { params: { code } }));
  return { code, deletion };
}

export { load as clientLoader, load as loader };

/** The status of a deletion that someone requested at the photo network, by its code; without one, how to request it. */
export default function DataDeletionPage() {
  const { t, language } = useTexts();
  const paths = usePaths();
  const loaded = useLoaderData<typeof load>();
  const { code, deletion } = loaded;
  const outcome = outcomeOf(loaded);
  const day = deletion === null ? '' : formatDay(deletion.deleted_at, language);
  return (
    <div className="mx-auto max-w-column px-edge pt-8 md:pt-14">
      <PageHead title={t('dataDeletion.meta_title')} hidden />
      <h1 className="text-36">{t(`dataDeletion.${outcome}_title`)}</h1>
      <p className="mt-4 max-w-text text-18">{t(`dataDeletion.${outcome}`, { day })}</p>
      {code === null ? null : (
        <dl className="mt-6 border-t border-line py-3">
          <dt className="text-14 text-ink-soft">{t('dataDeletion.code')}</dt>
          <dd className="break-words">{code}</dd>
        </dl>
      )}
      {outcome === 'unknown' || outcome === 'none' ? null : <WhatGoes />}
      <p className="mt-8 mb-4 max-w-text">{t('dataDeletion.rest')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.contact}>{t('actions.write_to_us')}</ButtonLink>
        <ButtonLink to={paths.privacy} kind="secondary">
          {t('dataDeletion.privacy')}
        </ButtonLink>
      </div>
    </div>
  );
}

function outcomeOf({ code, deletion }: Loaded): Outcome {
  if (code === null) return 'guide';
  if (deletion === null) return 'unknown';
  return deletion.found ? 'done' : 'none';
}

function WhatGoes() {
  const { t } = useTexts();
  return (
    <>
      <h2 className="mt-8 text-22">{t('dataDeletion.gone_title')}</h2>
      <ul className="mt-3 grid max-w-text list-disc gap-2 pl-5">
        <li>{t('dataDeletion.gone.connection')}</li>
        <li>{t('dataDeletion.gone.read')}</li>
        <li>{t('dataDeletion.gone.review')}</li>
      </ul>
      <h2 className="mt-8 text-22">{t('dataDeletion.stays_title')}</h2>
      <p className="mt-3 max-w-text">{t('dataDeletion.stays')}</p>
    </>
  );
}
