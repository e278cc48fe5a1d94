import type { Texts } from '../../../platform/texts/texts.tsx';
import type { ScanState } from './scan-state.ts';

/** Why a scan failed: the server's sentence, or ours if it gave none or the connection broke. */
export function failureText(failure: NonNullable<ScanState['failure']>, t: Texts['t']): string {
  if (failure.text !== '') return failure.text;
  return t(failure.canRetry ? 'instagramImport.error.broken' : 'instagramImport.error.refused');
}
