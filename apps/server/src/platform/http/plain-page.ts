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

/** Paper, ink and accent of the product, light and dark. */
const style =
  'body{margin:0;background:#f8f2e7;color:#221a14;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:0 auto;padding:16vh 24px 48px}h1{margin:0 0 12px;font:600 2.25rem/1.15 Georgia,serif}p{margin:0 0 20px}' +
  'a{color:#a93e1c;text-underline-offset:4px}' +
  '@media(prefers-color-scheme:dark){body{background:#15110e;color:#f4ebde}a{color:#ea8860}}';

/** A page of one sentence, for when no other page can be rendered: it depends on nothing and costs nothing to make. */
export function answerPlainPage(
  reply: FastifyReply,
  { language, status, title = String(status), text, link }: PlainPage,
): FastifyReply {
  const onward = link === undefined ? '' : `<p><a href="${link.href}">${link.text}</a></p>`;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="color-scheme" content="light dark"><title>Staylore</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p>${onward}</main></html>`,
    );
}
