import type { TFunction } from 'i18next';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { problemText } from './problem-text.ts';

/** Shows in a message that an action failed, and why. */
export function toastFailure(error: unknown, t: TFunction): void {
  toast(t('actions.failed', { reason: problemText(error, t) }), { tone: 'bad' });
}
