import { resources } from '@staylore/phrases/texts-in';
import type { FastifyInstance } from 'fastify';

/** Texts of mails and downloads, which no page shows. */
const unseen = new Set(['mails', 'takeoutReadme']);

/** Serves the texts of a language: all of them, or the namespaces in `ns` (`?ns=layout,posts`). */
export function mountTexts(http: FastifyInstance): void {
  for (const [language, namespaces] of Object.entries(resources)) {
    const shown = Object.entries(namespaces).filter(([name]) => !unseen.has(name));
    http.get<{ Querystring: { ns?: string | string[] } }>(
      `/assets/translations/${language}.json`,
      (request, reply) => {
        const { ns } = request.query;
        const wanted = ns === undefined ? null : new Set(String(ns).split(','));
        const texts = wanted === null ? shown : shown.filter(([name]) => wanted.has(name));
        reply.type('application/json; charset=utf-8');
        reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
        return reply.send(JSON.stringify(Object.fromEntries(texts)));
      },
    );
  }
}
