import { ExportRefused } from '@staylore/photo-export/refusal';
import { problemText } from '../../../../platform/api/problem-text.ts';
import type { Texts } from '../../../../platform/texts/texts.tsx';

/** Why an export could not be imported, as a sentence that says what to do; `stopped` is how far it was when the member stopped it. */
export function refusalText(
  error: unknown,
  texts: Texts,
  stopped: 'reading' | 'sending' | 'reopening',
): string {
  if (error instanceof ExportRefused)
    return texts.t(`imports.refused.${error.reason === 'cancelled' ? stopped : error.reason}`);
  if (error instanceof DOMException && error.name === 'AbortError')
    return texts.t(`imports.refused.${stopped}`);
  return `${problemText(error, texts.t)} ${texts.t('imports.export.broken')}`;
}
