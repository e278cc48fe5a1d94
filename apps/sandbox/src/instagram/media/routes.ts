import path from 'node:path';
import type { PosterCharacter, PosterSpec } from '@staylore/demo-world/types';
import type { FastifyInstance } from 'fastify';
import { simulateProvider } from '../../core/provider.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Network } from '../network/accounts.ts';
import { emptyClip } from './clip.ts';
import { openPictureStore } from './pictures.ts';

const CODE = /^[A-Za-z0-9_-]{11}$/;
const HANDLE = /^[a-z0-9._]{1,30}$/;
const SEED = /^[a-z0-9-]{1,120}$/;
const scenery: readonly PosterCharacter[] = ['coast', 'alpine', 'city', 'lake', 'island', 'forest', 'desert'];
const posterCharacters: readonly PosterCharacter[] = [...scenery, 'interior', 'food', 'street'];

/** Pictures and clips of the photo network at `/cdn`; listed apart from API calls, failing with them. */
export function cdnRoutes(sandbox: Sandbox, network: Network) {
  return async (app: FastifyInstance): Promise<void> => {
    const store = openPictureStore(path.join(sandbox.config.stateFolder, 'media'));
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
      return reply.type('image/jpeg').send(await store.jpeg(picture));
    });
    app.get<{ Params: { character: string; file: string } }>(
      '/poster/:character/:file',
      async (request, reply) => {
        const character = posterCharacters.find((each) => each === request.params.character);
        const seed = request.params.file.replace(/\.jpg$/, '');
        if (!character || !SEED.test(seed))
          return reply.code(404).type('text/plain').send('URL signature mismatch');
        return reply.type('image/jpeg').send(await store.jpeg({ seed, character }));
      },
    );
    app.get<{ Params: { file: string } }>('/avatar/:file', async (request, reply) => {
      const handle = request.params.file.replace(/\.jpg$/, '');
      if (!HANDLE.test(handle)) return reply.code(404).type('text/plain').send('URL signature mismatch');
      return reply.type('image/jpeg').send(await store.avatar(handle));
    });
  };
}

/** Posts invented for load tests have one picture, drawn from their code. */
function pictureOf(
  network: Network,
  code: string,
  number: number,
): Pick<PosterSpec, 'seed' | 'character'> | undefined {
  const post = network.post(code);
  if (post) return post.pictures[number - 1];
  const character = scenery[code.charCodeAt(0) % scenery.length] ?? 'coast';
  return number === 1 ? { seed: code, character } : undefined;
}
