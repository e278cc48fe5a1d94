import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { createLinkPreviews, previewName } from './link-previews.ts';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
/** Folder and file of a picture, as `newPictureKey` and `storePicture` name them. Nothing else is looked up. */
const pictureFile = /^(?<folder>p\/[0-9a-f]{32})\/[a-z\d-]+\.(?<type>webp|jpg)$/;
const forever = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/** Whether a folder of pictures is public, for this reader alone, or hidden. */
type Access = (folder: string, headers: IncomingHttpHeaders) => Promise<'all' | 'reader' | 'nobody'>;

/** Serves stored pictures. Keys are unguessable and files never change, so they may be cached for a year. */
export function servePictures(http: FastifyInstance, { storage }: Platform, access: Access): void {
  const addLinkPreview = createLinkPreviews(storage);
  const stored = async (key: string, folder: string) => {
    const file = await storage.stream(key);
    if (file !== null || key !== `${folder}/${previewName}`) return file;
    await addLinkPreview(folder);
    return storage.stream(key);
  };
  http.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { folder, type } = pictureFile.exec(key)?.groups ?? {};
    if (folder === undefined || type === undefined) fail('request.not_found');
    const allowed = await access(folder, request.headers);
    if (allowed === 'nobody') fail('request.not_found');
    const caching = allowed === 'all' ? forever : 'private, no-store';
    const etag = `"${key}"`;
    if (isKnown(request.headers['if-none-match'], etag)) {
      return reply.code(304).header('etag', etag).header('cache-control', caching).send();
    }
    const file = await stored(key, folder);
    if (file === null) fail('request.not_found');
    return reply
      .type(types[type] ?? '')
      .header('content-length', file.size)
      .header('cache-control', caching)
      .header('etag', etag)
      .header('cross-origin-resource-policy', allowed === 'all' ? 'cross-origin' : 'same-origin')
      .send(file.body);
  });
}

/** Intermediate caches may weaken an ETag or send several (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
