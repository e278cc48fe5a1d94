import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  addressForm,
  latitude,
  longitude,
  placeFields,
  text,
  timestamp,
  username,
  viewerId,
} from '../fields.ts';
import { longestLocation } from '../lengths.ts';
import { pageQuery } from '../paging.ts';

const optionalCoordinate = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === '' || value === null || value === 'null' ? undefined : value),
    schema.optional(),
  );

const member = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  file: z.string().nullable(),
});

/** A hotel that a member recommends, to one member or to all who follow. */
export const recommendation = z.object({
  id: z.number().int(),
  location: z.string(),
  ...placeFields,
  user_id: z.number().int(),
  username: z.string(),
  to_username: z.string().nullable(),
  from: member,
  to: member.nullable(),
  created_at: timestamp,
});

export type Recommendation = z.infer<typeof recommendation>;

export const listRecommendations = endpoint('GET /api/hotelRecommendations', {
  summary: 'Recommendations for the viewer and by members whom the viewer follows, newest first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(recommendation),
});

export const listMemberRecommendations = endpoint('GET /api/users/username/:username/recommendations', {
  summary: 'Hotels recommended by and to a member, newest first',
  auth: 'session',
  ownership: 'none',
  params: z.object({ username: text({ min: 1, max: 60 }) }),
  query: pageQuery,
  answer: z.array(recommendation),
  errors: ['profiles.not_found'],
});

export const saveRecommendation = endpoint('POST /api/saveHotelRecommendations', {
  summary: 'Recommends a hotel; `to_username` needs the permission `recommend_on_behalf`',
  auth: 'session',
  ownership: 'self',
  consumes: 'multipart',
  body: z.object({
    location: text({ min: 1, max: longestLocation }),
    lat: optionalCoordinate(latitude),
    long: optionalCoordinate(longitude),
    ...addressForm,
    user_id: viewerId.optional(),
    username: text({ max: 60 }).optional(),
    to_username: z.preprocess((value) => (value === '' ? undefined : value), username.optional()),
  }),
  answer: z.object({ recommendation }),
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  errors: ['recommendations.not_permitted'],
});
