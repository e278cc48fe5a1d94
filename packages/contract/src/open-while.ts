import type { EndpointKey } from './contract.ts';

/** Everything that a member who is leaving or suspended may call with their session; for all other endpoints they are a visitor. */
export const openWhile: Readonly<Record<'leaving' | 'suspended', readonly EndpointKey[]>> = {
  leaving: ['GET /api/me', 'DELETE /api/me/leaving'],
  suspended: [
    'GET /api/me',
    'GET /api/me/statements',
    'GET /api/me/takeout',
    'POST /api/me/takeout',
    'GET /api/me/takeout/file',
    'GET /api/me/leaving',
    'POST /api/me/leaving',
  ],
};
