import type { FastifyReply } from 'fastify';
import { html, Markup } from './html.ts';
import { style } from './style.ts';

export interface Page {
  title: string;
  body: Markup;
  /** A page of a simulated service: without the sandbox's own header. */
  bare?: boolean;
  status?: number;
  /** Allowed targets of the page's forms; the sandbox itself by default. */
  formAction?: string;
  /** An inline script, allowed by its nonce. */
  script?: { nonce: string };
}

const navigation = html`<header><a class="brand" href="/">Staylore sandbox</a>
<nav aria-label="Sandbox"><a href="/#handles">Handles</a><a href="/#people">People</a><a href="/inbox">Mailbox</a><a href="/partner">Partner site</a><a href="/#controls">Controls</a></nav></header>`;

/** Sends a complete page that loads nothing from other sites. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const script = page.script ? `'nonce-${page.script.nonce}'` : "'none'";
  const document = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title><link rel="icon" href="data:,"><style>${new Markup(style)}</style></head>
<body>${page.bare ? null : navigation}<main>${page.body}</main>${
    page.bare
      ? html`<footer>Played by the Staylore sandbox: nothing here reaches the real service.</footer>`
      : null
  }</body></html>`;
  return reply
    .code(page.status ?? 200)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; script-src ${script}; form-action ${page.formAction ?? "'self'"}; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document.text);
}
