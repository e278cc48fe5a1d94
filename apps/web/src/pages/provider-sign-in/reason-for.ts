import { isProblem } from '../../platform/api/problem.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import type { TextKey, Texts } from '../../platform/texts/texts.tsx';

/** Texts for the errors in an address: the provider's own codes, and those of our server. */
const reasons: Record<string, TextKey> = {
  access_denied: 'accounts.provider.cancelled',
  nothing_sent: 'accounts.provider.nothing_sent',
  'sign_in.not_configured': 'accounts.provider.not_configured',
  'sign_in.refused': 'accounts.provider.refused',
  'server.unavailable': 'accounts.provider.unavailable',
  'request.too_many': 'accounts.provider.too_many',
};

/** Why signing in with a provider did not work, in the reader's language. */
export function reasonFor(failure: unknown, texts: Texts): string {
  if (typeof failure === 'string') {
    return texts.t((Object.hasOwn(reasons, failure) && reasons[failure]) || 'accounts.provider.failed');
  }
  if (!isProblem(failure)) return texts.t('accounts.provider.failed');
  if (failure.code === 'accounts.email_taken') return texts.t('accounts.provider.taken');
  return problemText(failure, texts.t);
}
