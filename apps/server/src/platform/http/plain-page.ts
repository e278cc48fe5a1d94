import type { Language } from '@staylore/contract/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLanguage } from '../language.ts';

/** The language of a page's address, else the reader's. */
export function languageOfPage({ headers, url }: FastifyRequest): Language {
  const inPath = /^\/(en|de)(?:[/?]|$)/.exec(url)?.[1] as Language | undefined;
  return inPath ?? readLanguage(headers['accept-language']);
}

interface PlainPage {
  language: Language;
  status: number;
  /** Above the sentence; the status unless given. */
  title?: string;
  text: string;
  /** Where to continue from here. */
  link?: { href: string; text: string };
}

/** A page of one sentence, for when no other page can be rendered: it depends on nothing and costs nothing to make. */
export function answerPlainPage(
  reply: FastifyReply,
  { language, status, title = String(status), text, link }: PlainPage,
): FastifyReply {
  const way = link === undefined ? '' : `<p><a href="${link.href}">${link.text}</a></p>`;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="color-scheme" content="light dark"><title>Staylore</title><main><h1>${title}</h1><p>${text}</p>${way}</main></html>`,
    );
}
