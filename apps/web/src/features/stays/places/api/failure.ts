import { isProblem } from '../../../../platform/api/problem.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import type { Texts } from '../../../../platform/texts/texts.tsx';

/** The reason with the HTTP status of the map service or the connection, so that it can be reported. */
export function withStatus(error: unknown, texts: Texts): string {
  const reason = problemText(error, texts.t);
  if (!isProblem(error) || error.status === 0) return reason;
  return `${reason} (${texts.t('places.status', { status: String(error.status) })})`;
}
