import { pictures } from '@staylore/demo-world/pictures';
import type { FastifyInstance } from 'fastify';
import { simulateProvider } from '../../core/provider.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Network } from '../network/accounts.ts';
import { emptyClip } from './clip.ts';
import { anyPicture, hasPosition, networkAvatar, networkJpeg } from './pictures.ts';

const CODE = /^[A-Za-z0-9_-]{11}$/;
const HANDLE = /^[a-z0-9._]{1,30}$/;
const SLUG = /^[a-z0-9-]{1,120}$/;

/** Pictures and clips of the photo network at `/cdn`. They are logged apart from API calls but fail together with them. */
export async function cdnRoutes(app: FastifyInstance, sandbox: Sandbox, network: Network): Promise<void> {
  const { pictureWidth: width } = sandbox.config;
  simulateProvider(app, sandbox, {
    provider: 'instagram',
    channel: 'instagram-media',
    failure: (fault) => ({ status: Number(fault), body: 'The file cannot be delivered now.' }),
    malformed: { type: 'image/jpeg', body: Buffer.from('ffd8ffe000104a4649460001', 'hex') },
  });
  app.get<{ Params: { code: string; file: string } }>('/media/:code/:file', async (request, reply) => {
    const { code, file } = request.params;
    const [, number, type] = /^([1-9]\d?)\.(jpg|mp4)$/.exec(file) ?? [];
    const picture = CODE.test(code) && number ? pictureOf(network, code, Number(number)) : undefined;
    if (!picture) return reply.code(404).type('text/plain').send('URL signature mismatch');
    reply.header('cache-control', 'public, max-age=86400');
    if (type === 'mp4') return reply.type('video/mp4').send(emptyClip());
    const placed = hasPosition(number === '1' ? code : `${code} ${number}`);
    return reply.type('image/jpeg').send(await networkJpeg(picture, { width, placed }));
  });
  app.get<{ Params: { file: string } }>('/hotel/:file', async (request, reply) => {
    const slug = request.params.file.replace(/\.jpg$/, '');
    if (!SLUG.test(slug)) return reply.code(404).type('text/plain').send('URL signature mismatch');
    const house = pictures.find(({ part, hotels }) => part === 'house' && hotels.includes(slug));
    return reply
      .type('image/jpeg')
      .send(await networkJpeg(house?.name ?? anyPicture(slug), { width, placed: false }));
  });
  app.get<{ Params: { file: string } }>('/avatar/:file', async (request, reply) => {
    const handle = request.params.file.replace(/\.jpg$/, '');
    if (!HANDLE.test(handle)) return reply.code(404).type('text/plain').send('URL signature mismatch');
    return reply.type('image/jpeg').send(await networkAvatar(handle));
  });
}

/** The name of a picture; posts generated for load tests get one by their code. */
function pictureOf(network: Network, code: string, number: number): string | undefined {
  const post = network.post(code);
  if (post) return post.pictures[number - 1]?.name;
  return number === 1 ? anyPicture(code) : undefined;
}
