import { useNavigate, useRevalidator } from 'react-router';
import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { ExportDropZone } from '../../features/imports/review/export/export-drop-zone.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { fetchPart } from '../../platform/page/lazy-part-loading.ts';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Needs } from './needs.tsx';

/** Importing a data export; its code is fetched when files were chosen. */
export function ExportChapter() {
  const texts = useTexts();
  const { t } = texts;
  const api = useApi();
  const member = useMember();
  const paths = usePaths();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const label = (handle: string | null) =>
    handle === null ? t('imports.export.label_unknown') : t('imports.export.label', { handle });
  return (
    <Chapter title={t('imports.export.title')} lead={t('imports.export.lead')}>
      {member === null ? (
        <ButtonLink
          to={paths.signUp + returnQuery(paths.personalImport)}
          kind="secondary"
          size="large"
          className="max-sm:w-full"
        >
          {t('imports.export.sign_up')}
        </ButtonLink>
      ) : (
        <ExportDropZone
          onParts={async (parts, around) => {
            const { importExport } = await fetchPart(
              () => import('../../features/imports/review/export/import-export.ts'),
            );
            const begun = await importExport(parts, { api, label, ...around });
            return () => navigate(paths.importReview(begun.id));
          }}
          explain={async (error, stopped) => {
            // Unfinished imports are in the list above.
            if (stopped === 'sending') revalidate();
            const { refusalText } = await fetchPart(
              () => import('../../features/imports/review/take-over/refusal-text.ts'),
            );
            return refusalText(error, texts, stopped);
          }}
        />
      )}
      <details className="mt-6 max-w-text">
        <summary className="fold">{t('imports.export.how')}</summary>
        <p className="pb-2 text-ink-soft">{t('imports.export.how_text')}</p>
      </details>
      <Needs text={t('imports.export.needs')} />
    </Chapter>
  );
}
