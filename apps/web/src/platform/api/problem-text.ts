import type { Texts } from '../texts/texts.tsx';
import { isProblem } from './problem.ts';

/** What to tell a reader about something caught: the server's sentence, or ours where no answer came. */
export function problemText(error: unknown, { t }: Texts): string {
  if (isProblem(error)) {
    if (error.message !== '') return error.message;
    if (error.status === 0) return t('layout.offline.hint');
  }
  return t('layout.crash.hint');
}
