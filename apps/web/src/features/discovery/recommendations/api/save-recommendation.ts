import type { SentTo } from '@staylore/contract/contract';
import type { Api } from '../../../../platform/api/api-client.ts';

export type NewRecommendation = SentTo<'POST /api/saveHotelRecommendations'>['body'];

/** Recommends a hotel. @throws {Problem} */
export function saveRecommendation(api: Api, hotel: NewRecommendation) {
  return api.call('POST /api/saveHotelRecommendations', { body: hotel });
}
