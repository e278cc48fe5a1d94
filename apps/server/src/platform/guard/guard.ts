import { createHash } from 'node:crypto';
import '@fastify/cookie';
import type { AnswerInput, Endpoint, Received, UploadedFile } from '@staylore/contract/endpoint';
import type { Language } from '@staylore/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { ApiError, fail } from '../errors.ts';
import { addressGroup } from '../http/rate-limit.ts';
import { readLanguage } from '../language.ts';
import type { Viewer } from '../viewer.ts';
import { fieldErrors } from './field-errors.ts';
import { isOwnOrigin } from './origin.ts';
import { parseBytes, type ReadBody, readBody, routeWithBytes } from './read-body.ts';
import { requireSelf } from './require-self.ts';

/** The cookie that carries the session for pages rendered on the server. */
export const sessionCookie = 'staylore_session';

/** What a handler works with: everything validated, the viewer known. */
export interface Call<E extends Endpoint> extends Received<E> {
  viewer: E['auth'] extends 'session' ? Viewer : Viewer | null;
  files: UploadedFile[];
  /** Language for texts in the answer. */
  language: Language;
  /** Address of the caller, for rate limits only. */
  address: string;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Counts a request about an account; answers the seconds to wait when it is one too many (`perAccount`). */
  countFor(account: string): Promise<number | null>;
  /** Lets go of what was counted about an account. */
  forgive(account: string): Promise<void>;
  /** Hands the next page's cursor out in the `Link` header. */
  linkNext(cursor: string | null): void;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerInput<E>>;

/** Serves endpoints of the contract; nothing else reaches `/api`. */
export interface Api {
  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** Endpoints served so far, for the check that none is missing. */
  served: Endpoint[];
}

export interface GuardOptions {
  publicOrigin: string;
  /** Who is leaving is nobody unless asked for. */
  identify(token: string, asked: { whileLeaving: boolean }): Promise<Viewer | null>;
  /** Counts a request; answers the seconds to wait when it is one too many. */
  limit(key: string, rule: { requests: number; seconds: number }): Promise<number | null>;
  /** Lets go of what was counted. */
  forget(key: string, rule: { requests: number; seconds: number }): Promise<void>;
  /** Checks who signed the body of a call with `auth: 'signature'`. @throws {ApiError} unless the signature is right. */
  verify?(call: SignedCall): void;
}

/** A call whose body is signed, before anything of it was believed. */
export interface SignedCall {
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The exact bytes of the body. */
  raw: Buffer;
}

const everyMinute = { requests: 600, seconds: 60, by: 'address' } as const;

/** Builds the guard over a Fastify instance: identity, limits, validation in and out, ownership of supplied ids. */
export function createApi(app: FastifyInstance, options: GuardOptions): Api {
  const served: Endpoint[] = [];
  return {
    served,
    serve(endpoint, handler) {
      served.push(endpoint);
      const route: RouteOptions = {
        method: endpoint.method,
        url: endpoint.path,
        bodyLimit: endpoint.consumes === 'multipart' ? 120 * 1024 * 1024 : (endpoint.maxBytes ?? 1024 * 1024),
        exposeHeadRoute: false,
        handler: (request, reply) => run({ endpoint, handler, options, request, reply }),
      };
      if (endpoint.consumes === 'raw') routeWithBytes(app, route);
      else app.route(route);
    },
  };
}

interface Run<E extends Endpoint> {
  endpoint: E;
  handler: Handler<E>;
  options: GuardOptions;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function run<E extends Endpoint>({
  endpoint,
  handler,
  options,
  request,
  reply,
}: Run<E>): Promise<unknown> {
  const viewer = await identify(endpoint, request, options);
  await enforceLimit(endpoint, { viewer, request, options });
  if (endpoint.auth === 'session' && viewer === null) fail('session.required');
  const content = await readBody(endpoint, request);
  if (endpoint.auth === 'signature') verify(options, { request, raw: content.raw });
  const received = await validate(endpoint, { request, content });
  if (endpoint.ownership === 'self') requireSelf(endpoint, received, viewer);
  const around = { ...surroundings(request, reply), ...accountCounts(endpoint, options) };
  const call = { ...received, viewer, ...around } as unknown as Call<E>;
  const answer = await handler(call);
  // A handler that streams has taken the reply over.
  if (reply.sent || reply.raw.headersSent) return reply;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return send(endpoint, answer, reply);
}

function send(endpoint: Endpoint, answer: unknown, reply: FastifyReply): FastifyReply {
  if (endpoint.produces !== undefined) return reply.type(`${endpoint.produces}; charset=utf-8`).send(answer);
  const checked = endpoint.answer.safeParse(answer);
  if (!checked.success) {
    throw new ApiError('server.failed', {
      cause: new Error(
        `${endpoint.method} ${endpoint.path} answered outside its contract: ${checked.error.message}`,
      ),
    });
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(checked.data));
}

async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  options: GuardOptions,
): Promise<Viewer | null> {
  const asked = { whileLeaving: endpoint.whileLeaving === true };
  const header = request.headers.authorization;
  if (header !== undefined) {
    const token = /^Bearer (\S{1,200})$/i.exec(header)?.[1];
    return token === undefined ? null : options.identify(token, asked);
  }
  const cookie = request.cookies[sessionCookie];
  if (cookie === undefined || cookie === '') return null;
  const viewer = await options.identify(cookie, asked);
  if (viewer !== null && endpoint.method !== 'GET' && !isOwnOrigin(request, options.publicOrigin))
    fail('request.foreign_origin');
  return viewer;
}

async function enforceLimit(
  endpoint: Endpoint,
  context: { viewer: Viewer | null; request: FastifyRequest; options: GuardOptions },
): Promise<void> {
  const rule: NonNullable<Endpoint['limit']> = endpoint.limit ?? everyMinute;
  const by =
    rule.by === 'viewer' && context.viewer !== null
      ? `member:${context.viewer.id}`
      : `address:${addressGroup(context.request.ip)}`;
  const name = endpoint.limit === undefined ? 'any' : `${endpoint.method} ${endpoint.path}`;
  const keys = [by];
  if (rule.each !== undefined) {
    const value = (context.request.params as Record<string, string>)[rule.each] ?? '';
    keys.push(`${rule.each}:${value.trim().toLowerCase()}`);
  }
  for (const key of keys) {
    const wait = await context.options.limit(`${name}|${key}`, rule);
    if (wait !== null) throw new ApiError('request.too_many', { retryAfterSeconds: wait });
  }
}

/** What is counted about accounts. Keys leave this process, so that they do not hold what an account is called. */
function accountCounts({ method, path, perAccount }: Endpoint, { forget, limit }: GuardOptions) {
  const keyOf = (account: string) =>
    `${method} ${path}|account:${createHash('sha256').update(account).digest('base64url')}`;
  return {
    countFor: async (account: string) =>
      perAccount === undefined ? null : limit(keyOf(account), perAccount),
    forgive: async (account: string) =>
      perAccount === undefined ? undefined : forget(keyOf(account), perAccount),
  };
}

/** What only signed callers may do is refused where nobody checks signatures. */
function verify(
  { verify: check }: GuardOptions,
  { request, raw }: { request: FastifyRequest; raw: Buffer | undefined },
): void {
  if (check === undefined || raw === undefined) fail('access.denied');
  check({ params: request.params as Record<string, string>, headers: request.headers, raw });
}

async function validate(
  endpoint: Endpoint,
  { request, content }: { request: FastifyRequest; content: ReadBody },
): Promise<Received<Endpoint> & { files: UploadedFile[] }> {
  const { files } = content;
  const body = endpoint.consumes === 'raw' ? parseBytes(content) : content.body;
  const parts = [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query, request.query],
    ['body', endpoint.body, body],
  ] as const;
  const values: Record<string, unknown> = {};
  for (const [name, schema, value] of parts) values[name] = await parse(schema, value);
  return { ...(values as unknown as Received<Endpoint>), files };
}

async function parse(schema: z.ZodType | undefined, value: unknown): Promise<unknown> {
  if (schema === undefined) return undefined;
  const result = await schema.safeParseAsync(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ApiError('request.invalid', { fields: fieldErrors(result.error) });
}

function surroundings(request: FastifyRequest, reply: FastifyReply) {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    language: readLanguage(request.headers['accept-language']),
    address: request.ip,
    signal: gone.signal,
    request,
    reply,
    linkNext(cursor: string | null): void {
      if (cursor === null) return;
      const url = new URL(request.url, 'http://staylore.invalid');
      url.searchParams.set('cursor', cursor);
      reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
    },
  };
}
