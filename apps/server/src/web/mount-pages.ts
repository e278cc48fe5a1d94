import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Language } from '@staylore/contract/fields';
import type { InProcessAnswer, InProcessCall } from '@staylore/contract/in-process';
import { isKeptPage } from '@staylore/contract/kept-pages';
import { textsIn } from '@staylore/phrases/texts-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../platform/errors.ts';
import type { ApiForPage } from '../platform/guard/in-process.ts';
import { sessionToken } from '../platform/guard/session/session-cookie.ts';
import type { AnswerPage } from '../platform/http/answer-page.ts';
import { answerPlainPage, languageOfPage } from '../platform/http/plain-page.ts';
import { limitNetworks, type RateLimits } from '../platform/http/rate-limit.ts';
import { readLanguage } from '../platform/language.ts';
import { mountOfflinePages } from './mount-offline.ts';
import { mountTexts } from './mount-texts.ts';
import { pageHeaders } from './page-headers.ts';

/** Renders pages; built by the web part (`createWebHandler` in its server bundle). */
type WebHandler = (
  request: Request,
  around: {
    callApi(call: InProcessCall): Promise<InProcessAnswer>;
    nonce: string;
    hasSession: boolean;
    accepted?: Language;
  },
) => Promise<Response>;

export interface PagesOptions {
  /** Folder of the built web part, with `client/` and `server/`. */
  buildDir: string;
  origin: string;
  /** Origins of pictures and map tiles outside our own. */
  pictureOrigins: readonly string[];
  /** Counts a request; answers the seconds to wait if it is one too many. */
  limit: RateLimits['limit'];
  forPage: ApiForPage;
}

/** Pages of one network of the internet; an office behind one address reads fewer. */
const pagesAMinute = { requests: 600, seconds: 60 };

const year = 365 * 24 * 60 * 60;

/** Serves the pages, their assets and their texts. Everything that is not a call of the API is a page. */
export async function mountPages(http: FastifyInstance, options: PagesOptions): Promise<AnswerPage> {
  const { createWebHandler } = (await import(
    pathToFileURL(path.join(options.buildDir, 'server/index.js')).href
  )) as {
    createWebHandler(settings: object): WebHandler;
  };
  const handle = createWebHandler({
    origin: options.origin,
    onError: (error: unknown) => http.log.error({ err: error }, 'a page failed while rendering'),
  });
  mountTexts(http);
  mountOfflinePages(http);
  await http.register(fastifyStatic, {
    root: path.join(options.buildDir, 'client'),
    wildcard: false,
    index: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
      // It may control every page, although it is in a folder.
      if (path.basename(file).startsWith('service-worker-')) reply.header('service-worker-allowed', '/');
    },
  });
  http.route({
    // HEAD is listed, or the framework would answer it with the length of a body that a page does not have.
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, { handle, options }),
  });
  // Forms are sent to the API: whatever else is sent here is not read.
  http.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    onRequest: async () => {
      fail('request.not_found');
    },
    handler: () => undefined,
  });
  return (request, reply) => answer(request, reply, { handle, options });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { handle, options }: { handle: WebHandler; options: PagesOptions },
) {
  // An asset of another version, or what a scanner guesses: who asks for a file cannot use a page.
  if (/^\/(?:api|assets)\//.test(request.url)) fail('request.not_found');
  const address = addressOf(request, options.origin);
  if (address === null) fail('request.malformed');
  // In browsers two slashes, of either kind, begin the name of another host.
  if (/^[/\\]{2}/.test(address.pathname))
    return reply.redirect(address.pathname.replace(/^[/\\]+/, '/') + address.search, 301);
  const wait = await limitNetworks(
    options.limit,
    { what: 'pages|address:', address: request.ip },
    pagesAMinute,
  );
  if (wait !== null) {
    const language = languageOfPage(request);
    const text = textsIn(language)('errors.request.too_many');
    return answerPlainPage(reply.header('retry-after', String(wait)), { language, status: 429, text });
  }
  const nonce = randomBytes(16).toString('base64');
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const hasSession = sessionToken(request.headers, options.origin.startsWith('https:')) !== null;
  const callApi = options.forPage(request);
  let isMember = hasSession;
  const page = await handle(webRequest(request, address, gone.signal), {
    async callApi(call) {
      const answer = await callApi(call);
      if (isOver(call, answer)) isMember = false;
      return answer;
    },
    nonce,
    hasSession,
    accepted: readLanguage(request.headers['accept-language']),
  });
  for (const [name, value] of pageHeaders({ nonce, ...options })) page.headers.set(name, value);
  page.headers.set('cache-control', isMember ? cachingForMember(address.pathname) : 'no-cache');
  if (page.status === 503 && !page.headers.has('retry-after')) page.headers.set('retry-after', '2');
  for (const [name, value] of page.headers) reply.header(name, value);
  const html = await page.bytes();
  return reply.code(page.status).send(html.length === 0 ? undefined : html);
}

/**
 * Whether the API says that the session of a cookie has ended, so its page is a visitor's: for the service worker, a page marked as a member's
 * means that the member's cache may stay.
 */
function isOver({ key }: InProcessCall, { status, body }: InProcessAnswer): boolean {
  if (key !== 'GET /api/me' || status !== 200) return false;
  const { user, leaving, suspended } = JSON.parse(body);
  return user === null && leaving === undefined && suspended === undefined;
}

/**
 * A browser that may not store a page does not keep it for going back either (back/forward cache). Nobody else sees the stored page:
 * `page-owner.ts` in the web part checks that, and signing out deletes it.
 */
const cachingForMember = (path: string): string =>
  isKeptPage(path) ? 'private, no-cache' : 'private, no-store';

/**
 * The requested address, on this site whatever host the request names; null if it is invalid. None of ours contains control characters, and
 * URL parsing removes them, which would make another address.
 */
function addressOf({ url }: FastifyRequest, origin: string): URL | null {
  if (/^[^?]*%(?:[01][\da-f]|7f)/i.test(url) || !URL.canParse(`${origin}${url}`)) return null;
  return new URL(`${origin}${url}`);
}

function webRequest(request: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(address, { method: request.method, headers, signal });
}
