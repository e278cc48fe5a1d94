import { languages } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import type { FastifyInstance } from 'fastify';
import { answerPlainPage } from '../platform/http/plain-page.ts';

/** A page that browsers keep for members, shown without a network instead of a page that they had not opened before. */
export function mountOfflinePages(http: FastifyInstance): void {
  for (const language of languages) {
    const t = textsIn(language);
    http.get(`/${language}/offline`, (_request, reply) =>
      answerPlainPage(reply, {
        language,
        status: 200,
        title: t('layout.without_network.title'),
        text: t('layout.without_network.not_kept'),
        link: { href: `/${language}/feed`, text: t('layout.without_network.to_feed') },
      }),
    );
  }
}
