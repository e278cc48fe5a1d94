import type { CaseContext } from '@staylore/contract/lifecycle/moderation';
import { SafeHtml } from '../../../platform/page/safe-html.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

type Report = CaseContext['received'][number];

/** The target as it was when it was reported, whatever happened to it since. Pictures that were deleted meanwhile are gone. */
export function ShownThen({ part, shown }: { part: Report['part']; shown: NonNullable<Report['shown']> }) {
  const { t } = useTexts();
  return (
    <details className="mt-3">
      <summary className="fold text-14">{t('moderation.shown')}</summary>
      <p className="mt-2 font-medium">
        {shown.name} @{shown.username}
        {shown.title === null ? '' : `: ${shown.title}`}
      </p>
      {part === 'profile' ? (
        <SafeHtml html={shown.text} className="mt-1 max-w-text" />
      ) : (
        <p className="mt-1 max-w-text break-words whitespace-pre-line">{shown.text}</p>
      )}
      {shown.leads_to === null ? null : (
        <p className="mt-1 text-14 break-all text-ink-soft">
          {t('moderation.leads_to', { address: shown.leads_to })}
        </p>
      )}
      <ul className="mt-1 flex flex-wrap gap-3">
        {shown.pictures.map((path, index) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {t('moderation.shown_picture', { number: String(index + 1) })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
