import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isProblem } from '../../platform/api/problem.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown if a page cannot be: not found, not reachable, or broken. */
export function CrashPage() {
  const error = useRouteError();
  const { t } = useTexts();
  const status = isRouteErrorResponse(error) || isProblem(error) ? error.status : 500;
  if (status === 404) {
    return (
      <MessagePage
        kicker="404"
        title={t('layout.not_found.title')}
        hint={t('layout.not_found.hint')}
        home={t('layout.not_found.home')}
      />
    );
  }
  const kind = status === 0 ? 'offline' : status === 503 || status === 429 ? 'unavailable' : 'crash';
  return (
    <MessagePage
      kicker={status === 0 ? '' : String(status)}
      title={t(`layout.${kind}.title`)}
      hint={messageOf(error) || t(`layout.${kind}.hint`)}
      home={t('layout.crash.home')}
      retry={t('actions.retry')}
    />
  );
}

/** The API's message, in the reader's language. */
function messageOf(error: unknown): string {
  if (isProblem(error)) return error.message;
  return isRouteErrorResponse(error) && typeof error.data === 'string' && error.status !== 500
    ? error.data
    : '';
}
