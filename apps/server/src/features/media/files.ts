import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isStorageKey } from '../../platform/storage.ts';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
const year = 365 * 24 * 60 * 60;

/** Serves stored pictures. Keys are unguessable and files never change, so they may be kept for a year. */
export function mediaFiles(http: FastifyInstance, { storage }: Platform): void {
  http.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const type = types[key.split('.').at(-1) ?? ''];
    if (type === undefined || !isStorageKey(key)) throw new ApiError('request.not_found');
    const etag = `"${key}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const file = await storage.stream(key);
    if (file === null) throw new ApiError('request.not_found');
    return reply
      .type(type)
      .header('content-length', file.size)
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(file.body);
  });
}
