import type { Place } from '@staylore/contract/stays/places';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { type TextKey, useTexts } from '../../../platform/texts/texts.tsx';
import { lookUpPlace } from './api/find-places.ts';
import type { PlaceValue } from './model/place-value.ts';

/**
 * How a form looks up the place in its field: what it takes of it, null if there is no such place, or the form's sentence that it failed and why,
 * with the HTTP status of the map service or the connection, so that it can be reported.
 */
export function useLookUp(failed: TextKey) {
  const api = useApi();
  const { language, t } = useTexts();
  return async <T>(place: PlaceValue, take: (found: Place) => T | Promise<T>): Promise<T | null | string> => {
    try {
      const found = await lookUpPlace(api, place, { language, session: crypto.randomUUID() });
      return found && (await take(found));
    } catch (error) {
      const status = isProblem(error) && error.status !== 0 ? String(error.status) : null;
      const reason = problemText(error, t) + (status === null ? '' : ` (${t('places.status', { status })})`);
      return t(failed, { reason });
    }
  };
}
