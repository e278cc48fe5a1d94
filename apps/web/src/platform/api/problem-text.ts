import type { TFunction } from 'i18next';
import { isProblem } from './problem.ts';

/** The text for a caught error: the server's sentence, or ours if there was no answer. */
export function problemText(error: unknown, t: TFunction): string {
  if (isProblem(error)) {
    if (error.message !== '') return error.message;
    if (error.status === 0) return t('layout.offline.hint');
  }
  return t('layout.crash.hint');
}
