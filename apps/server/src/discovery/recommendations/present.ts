import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { avatarPath } from '../../members/accounts/index.ts';
import type { RecommendationRow } from './queries.ts';

export function presentRecommendation(row: RecommendationRow): Recommendation {
  return {
    id: row.id,
    location: row.location,
    lat: row.lat,
    long: row.lng,
    street: row.street,
    zip: row.zip,
    city: row.city,
    state: row.state,
    country: row.country,
    user_id: row.from_id,
    username: row.from_username,
    to_username: row.to_username,
    from: {
      id: row.from_id,
      username: row.from_username,
      name: row.from_name,
      file: avatarPath(row.from_avatar),
    },
    to:
      row.to_id === null
        ? null
        : {
            id: row.to_id,
            username: row.to_username ?? '',
            name: row.to_name ?? '',
            file: avatarPath(row.to_avatar),
          },
    created_at: row.created_at.toISOString(),
  };
}
