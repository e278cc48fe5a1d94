import { type Contract, contract, type EndpointKey } from '@staylore/contract/contract';
import type { AnswerInput, Endpoint, Received, UploadedFile } from '@staylore/contract/endpoint';
import type { Language } from '@staylore/contract/fields';
import type { InProcessAnswer } from '@staylore/contract/in-process';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fail, TextAnswer } from '../errors.ts';
import { asJson, type MaybeWritten } from '../http/written.ts';
import { readLanguage } from '../language.ts';
import { inSpan } from '../telemetry/index.ts';
import type { Viewer } from '../viewer.ts';
import { explain } from './answer-problem.ts';
import { limitBodyTime } from './body/body-time.ts';
import { checkBody } from './body/check-body.ts';
import { deleteFiles } from './body/form-files.ts';
import {
  accepted,
  keepsBytes,
  maxBodyBytes,
  plainBytes,
  readBodiesAsJson,
  readBody,
  routeWithBytes,
} from './body/read-body.ts';
import { deletedMeanwhile } from './deleted-meanwhile.ts';
import { accountCounts, enforceLimit, type Forget, type Limit } from './enforce-limit.ts';
import { type ApiForPage, isAddress, keyOf, requestOf } from './in-process.ts';
import { logSecurity } from './log-security.ts';
import type { Refusals } from './refusals.ts';
import { inProcessControls, type ReplyControls, replyControls } from './reply-controls.ts';
import { identifyAfterBody, noteSending } from './session/after-body.ts';
import { type Identify, identifyCaller, identifyOnce } from './session/identify.ts';
import { requireSelf } from './session/require-self.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; null is a visitor. */
    viewer: Viewer | null;
  }
}

/** What a handler is given: everything validated, the viewer known. */
export interface Call<E extends Endpoint> extends Received<E>, ReplyControls {
  viewer: E['auth'] extends 'session' ? Viewer : Viewer | null;
  files: UploadedFile[];
  /** Language for texts in the answer. */
  language: Language;
  /** Address of the caller, for rate limits only. */
  address: string;
  request: FastifyRequest;
  /** Counts a request about an account; answers the seconds to wait if it is one too many (by default of `perAccount`, for one network). */
  countFor(account: string, rules?: Endpoint['perAccount'], networks?: number): Promise<number | null>;
  /** Resets what was counted about an account. */
  forgive(account: string, rules?: Endpoint['perAccount']): Promise<void>;
}

/** Returns the body of the answer; nothing where that is an empty object. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => AnswerInput<E> extends Record<string, never> ? Promise<void> : Promise<MaybeWritten<AnswerInput<E>>>;

/** Serves endpoints of the contract; nothing else reaches `/api`. */
export interface Api {
  serve<K extends EndpointKey>(key: K, handler: Handler<Contract[K]>): void;
  /** Answers a page in-process: the same guard, validation and handler as over the network. */
  forPage: ApiForPage;
  /** Endpoints served so far, for the check that none is missing. */
  served: Endpoint[];
}

export interface GuardOptions {
  publicOrigin: string;
  identify: Identify;
  limit: Limit;
  forget: Forget;
  refusals: Pick<Refusals, 'log'>;
  /** Where files of forms are until their call is answered. */
  uploadFolder: string;
  /** Verifies the signature of a call with `auth: 'signature'`. @throws {ApiError} unless the signature is right. */
  verify?(call: SignedCall): void;
}

/** A call with a signed body, before anything in it is trusted. */
export interface SignedCall {
  /** The path from the contract, with names for its parameters. */
  path: string;
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The exact bytes of the body. */
  raw: Buffer;
}

const endpoints = new Map<string, Endpoint>(contract.map((endpoint) => [keyOf(endpoint), endpoint]));

/** Builds the guard over a Fastify instance: identity, limits, validation of input and output, ownership of supplied ids. */
export function createApi(app: FastifyInstance, options: GuardOptions): Api {
  const served: Endpoint[] = [];
  const answering = new Map<string, Serving>();
  app.decorateRequest('viewer', null);
  readBodiesAsJson(app);
  return {
    served,
    forPage: (page) => {
      const asPage = { ...options, identify: identifyOnce(options.identify) };
      return async (call) => {
        const serving = isAddress(call) ? answering.get(call.key) : undefined;
        return answerCall(serving && { ...serving, options: asPage }, requestOf(page, call));
      };
    },
    serve<K extends EndpointKey>(key: K, handler: Handler<Contract[K]>) {
      const endpoint = endpoints.get(key) as Endpoint;
      served.push(endpoint);
      const serving: Serving = { endpoint, handler: handler as Handler<Endpoint>, options };
      if (endpoint.method === 'GET' && endpoint.produces === undefined) answering.set(key, serving);
      const route: RouteOptions = {
        method: endpoint.method,
        url: endpoint.path,
        bodyLimit: endpoint.consumes === 'multipart' ? plainBytes : maxBodyBytes(endpoint),
        exposeHeadRoute: false,
        // Before a byte of the body is looked at.
        onRequest: (request) =>
          loggingRefusal(serving, request, () =>
            traced('admit', endpoint, () => admit(endpoint, request, options)),
          ),
        handler: (request, reply) => answer(serving, request, reply),
      };
      if (keepsBytes(endpoint)) routeWithBytes(app, route);
      else app.route(route);
    },
  };
}

interface Serving {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  options: GuardOptions;
}

const traced = <T>(name: string, endpoint: Endpoint, step: () => Promise<T>): Promise<T> =>
  inSpan(name, { facts: { 'staylore.call': keyOf(endpoint) } }, step);

async function perform(serving: Serving, request: FastifyRequest, controls: ReplyControls): Promise<unknown> {
  const { endpoint, handler, options } = serving;
  const received = await loggingRefusal(serving, request, () => validate(endpoint, request, options));
  const { viewer } = request;
  const language = readLanguage(request.headers['accept-language']);
  const around = { viewer, language, address: request.ip, request, ...controls };
  const call = { ...received, ...around, ...accountCounts(endpoint, options) } as Call<Endpoint>;
  const handle = async () => {
    try {
      return await handler(call);
    } catch (error) {
      throw await deletedMeanwhile(error, { endpoint, request }, options);
    }
  };
  if (endpoint.event === undefined) return loggingRefusal(serving, request, handle);
  return logSecurity(endpoint.event, request, handle);
}

/** Runs a step of a call; a refusal is logged with its caller. */
async function loggingRefusal<T>(
  { endpoint, options }: Pick<Serving, 'endpoint' | 'options'>,
  request: FastifyRequest,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    options.refusals.log(endpoint, request, error);
    throw error;
  }
}

async function answer(serving: Serving, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { endpoint } = serving;
  const answer = await traced('answer', endpoint, () =>
    perform(serving, request, replyControls(endpoint, { request, reply })),
  ).finally(() => deleteFiles(request));
  // A handler that streams has taken over the reply.
  if (reply.sent || reply.raw.headersSent) return reply;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const type = endpoint.produces ?? 'application/json';
  if (!reply.hasHeader('content-type')) reply.type(/text|json/.test(type) ? `${type}; charset=utf-8` : type);
  return reply.send(endpoint.produces === undefined ? asJson(endpoint, answer) : answer);
}

/** Answers in-process, for a page; refusals are logged as well. */
async function answerCall(serving: Serving | undefined, request: FastifyRequest): Promise<InProcessAnswer> {
  let next: string | null = null;
  const controls = inProcessControls((cursor) => {
    next = cursor;
  });
  try {
    if (serving === undefined) fail('request.not_found');
    const { endpoint, options } = serving;
    await loggingRefusal(serving, request, () =>
      traced('admit', endpoint, () => admit(endpoint, request, options)),
    );
    const answer = await traced('answer', endpoint, () => perform(serving, request, controls));
    const body = asJson(endpoint, answer);
    return { status: 200, body, isText: false, next, retryAfter: null };
  } catch (error) {
    const { status, headers, body } = explain(error, request);
    const retryAfter = Number(headers['retry-after']) || null;
    return { status, body, isText: error instanceof TextAnswer, next: null, retryAfter };
  }
}

/**
 * Admits a request, or refuses it before its body has been read: who is calling, how often, and how much will be sent. From then on the caller is
 * known, even if the request is refused later.
 * @throws {ApiError}
 */
async function admit(endpoint: Endpoint, request: FastifyRequest, options: GuardOptions): Promise<void> {
  const viewer = await identifyCaller(endpoint, request, options);
  request.viewer = viewer;
  await enforceLimit(endpoint, { viewer, request, limit: options.limit });
  if (endpoint.auth === 'session' && viewer === null) fail('session.required');
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes(endpoint)) fail('request.too_large');
  limitBodyTime(request, maxBodyBytes(endpoint));
  noteSending(request);
}

/** Calls that need a signature are refused where nothing verifies signatures. */
function verify(
  { path }: Endpoint,
  { verify: check }: GuardOptions,
  signed: { request: FastifyRequest; raw: Buffer },
): void {
  const { request, raw } = signed;
  if (check === undefined) fail('access.denied');
  check({ path, params: request.params as Record<string, string>, headers: request.headers, raw });
}

async function validate(
  endpoint: Endpoint,
  request: FastifyRequest,
  options: GuardOptions,
): Promise<Received<Endpoint> & { files: UploadedFile[] }> {
  const params = accepted(await checkBody(endpoint.params, request.params));
  const query = accepted(await checkBody(endpoint.query, request.query));
  const { body, files } = await readBody(endpoint, request, {
    folder: options.uploadFolder,
    verify: (raw) => endpoint.auth === 'signature' && verify(endpoint, options, { request, raw }),
  });
  await identifyAfterBody(endpoint, request, options);
  const received = { params, query, body } as Received<Endpoint>;
  if (endpoint.ownership === 'self') requireSelf(endpoint, received, request.viewer);
  return { ...received, files };
}
