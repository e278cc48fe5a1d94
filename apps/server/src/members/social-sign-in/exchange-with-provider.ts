import { ApiError } from '../../platform/errors.ts';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Runs an exchange with a provider. An inconsistent answer is a refusal; a provider that cannot be reached, or a key file that cannot be
 * read, is an outage. The log says which, without codes and tokens.
 */
export async function exchangeWithProvider<T>(
  { log }: Pick<Platform, 'log'>,
  talk: () => Promise<T>,
): Promise<T> {
  try {
    return await talk();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const outage = isOutage(error);
    const { name, code } = error as { name?: string; code?: string };
    log[outage ? 'warn' : 'info'](
      { reason: code ?? name, cause: causeOf(error) },
      'A sign-in with a provider failed',
    );
    throw new ApiError(outage ? 'server.unavailable' : 'sign_in.refused', { cause: error });
  }
}

function isOutage(error: unknown): boolean {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutgoingError) return true;
    const { code, name } = one as { code?: unknown; name: string };
    if (['ENOENT', 'EACCES', 'ERR_JWKS_TIMEOUT', 'OAUTH_TIMEOUT'].includes(String(code))) return true;
    if (name === 'TimeoutError' || name === 'AbortError') return true;
    // The provider's own failure, in an unreadable form.
    if (one.cause instanceof Response && (one.cause.status >= 500 || one.cause.status === 429)) return true;
  }
  return false;
}

function causeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return cause.name;
  const code = (cause as { error?: unknown } | undefined)?.error;
  return typeof code === 'string' ? code.slice(0, 80) : undefined;
}
