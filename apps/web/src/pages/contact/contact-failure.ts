import { isProblem } from '../../platform/api/problem.ts';
import type { Texts } from '../../platform/texts/texts.tsx';

/** The banner's text if a message could not be sent: the server's sentence if there is one. */
export function contactFailure(error: unknown, { t }: Texts): string {
  if (!isProblem(error)) return t('contact.form.fallback');
  if (error.status === 0) return t('contact.form.unreachable');
  return error.message === '' ? t('contact.form.failed', { status: String(error.status) }) : error.message;
}
