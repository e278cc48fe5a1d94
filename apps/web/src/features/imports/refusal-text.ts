import { ExportRefused } from '@staylore/photo-export/refusal';
import { problemText } from '../../platform/problem-text.ts';
import type { Texts } from '../../platform/texts.tsx';

/** Why an export could not be brought, as a sentence that says what to do. */
export function refusalText(error: unknown, texts: Texts): string {
  if (error instanceof ExportRefused) return texts.t(`imports.refused.${error.reason}`);
  if (error instanceof DOMException && error.name === 'AbortError')
    return texts.t('imports.refused.cancelled');
  return `${problemText(error, texts)} ${texts.t('imports.export.broken')}`;
}
