import type { Language } from '@staylore/contract/fields';
import type { ScanPage } from '@staylore/contract/imports/photo-network';
import type { Phrases } from '@staylore/phrases/phrases';
import { textsIn } from '@staylore/phrases/texts-in';
import { NetworkError } from './network/types.ts';
import type { ScanResult } from './scan.ts';

type Reason = keyof Phrases['scan']['failures'];

/** Why a scan failed or stopped, as a sentence. */
function reasonText(reason: Reason, context: { language: Language; waitMinutes?: number | null }): string {
  return textsIn(context.language)(`scan.failures.${reason}`, { minutes: context.waitMinutes ?? 15 });
}

/** Why the photo network did not answer, as a sentence. */
export function failureText(error: NetworkError, language: Language): string {
  return reasonText(error.failure, { language, waitMinutes: error.waitMinutes });
}

/** The answer of a scan that succeeded, completely or in part. */
export function presentScan(result: ScanResult, language: Language): ScanPage {
  const { stopped } = result;
  const reason =
    stopped === null
      ? null
      : reasonText(stopped.reason, {
          language,
          waitMinutes: 'waitMinutes' in stopped ? stopped.waitMinutes : null,
        });
  return {
    success: true,
    posts: result.posts,
    scanPostCount: result.scanned,
    pagination: result.next,
    // Both end markers are sent; a client may look for either.
    source: result.next === null ? '__' : 'instagram',
    notice: reason === null ? elsewhereText(result, language) : textsIn(language)('scan.kept', { reason }),
    error: null,
  };
}

/** Mentions stays outside the place searched for, so that a creator does not seem to have none. */
const elsewhereText = ({ elsewhere }: ScanResult, language: Language): string | null =>
  elsewhere === 0 ? null : textsIn(language)('scan.elsewhere', { count: elsewhere });

/** The answer of a scan that found nothing to read. */
export function presentFailure(
  error: { reason: Reason; waitMinutes?: number | null },
  language: Language,
): ScanPage {
  const message = reasonText(error.reason, { language, waitMinutes: error.waitMinutes ?? null });
  return {
    success: false,
    posts: [],
    scanPostCount: 0,
    pagination: null,
    source: '__',
    notice: null,
    error: { message, code: error.reason },
  };
}

/** Turns a failure of the photo network into an answer; anything else is rethrown. */
export function failureOf(error: unknown, language: Language): ScanPage {
  if (error instanceof NetworkError)
    return presentFailure({ reason: error.failure, waitMinutes: error.waitMinutes }, language);
  throw error;
}
