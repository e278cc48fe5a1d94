import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Language } from '@staylore/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { sessionCookie } from '../platform/guard/guard.ts';
import type { AnswerPage } from '../platform/http/answer-page.ts';
import { readLanguage } from '../platform/language.ts';
import { dispatchTo } from './dispatch.ts';
import { mountTexts } from './mount-texts.ts';
import { pageHeaders } from './page-headers.ts';

/** Answers pages; built by the web part (`createWebHandler` in its server bundle). */
type WebHandler = (
  request: Request,
  around: { nonce: string; headers?: Record<string, string>; accepted?: Language },
) => Promise<Response>;

export interface PagesOptions {
  /** Folder of the built web part, with `client/` and `server/`. */
  buildDir: string;
  origin: string;
  /** Origins of pictures and map tiles outside our own. */
  pictureOrigins: readonly string[];
}

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
    dispatch: dispatchTo(http),
    onError: (error: unknown) => http.log.error({ err: error }, 'a page failed while rendering'),
  });
  mountTexts(http);
  await http.register(fastifyStatic, {
    root: path.join(options.buildDir, 'client'),
    wildcard: false,
    index: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
    },
  });
  await http.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: (request, reply) => answer(request, reply, { handle, options }),
    });
  });
  return (request, reply) => {
    const accepted = readLanguage(request.headers['accept-language']);
    return answer(request, reply, { handle, options, accepted });
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { handle, options, accepted }: { handle: WebHandler; options: PagesOptions; accepted?: Language },
) {
  if (request.url.startsWith('/api/')) throw new ApiError('request.not_found');
  // To a browser two slashes begin the name of another host.
  if (request.url.startsWith('//')) return reply.redirect(request.url.replace(/^\/+/, '/'), 301);
  const nonce = randomBytes(16).toString('base64');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const page = await handle(webRequest(request, options.origin, gone.signal), {
    nonce,
    headers: { 'x-forwarded-for': request.ip },
    ...(accepted === undefined ? {} : { accepted }),
  });
  for (const [name, value] of pageHeaders({ nonce, ...options })) page.headers.set(name, value);
  page.headers.set('cache-control', cachingOf(request));
  return reply.send(page);
}

/** Pages of members are kept by nobody, so that going back after signing out shows none; those of visitors are asked for anew. */
const cachingOf = (request: FastifyRequest): string =>
  request.headers.cookie?.includes(`${sessionCookie}=`) ? 'private, no-store' : 'no-cache';

/** The address asked for, on this site whatever host the request names. */
function addressOf(request: FastifyRequest, origin: string): URL {
  const asked = new URL(request.url, origin);
  return new URL(asked.pathname + asked.search, origin);
}

function webRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? null : Readable.toWeb(request.body as Readable);
  return new Request(addressOf(request, origin), {
    method: request.method,
    headers,
    signal,
    ...(body === null ? {} : { body, duplex: 'half' }),
  } as RequestInit);
}
