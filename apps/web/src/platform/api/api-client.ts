import type { AnswerOf, EndpointKey, SentTo } from '@staylore/contract/contract';
import type { ErrorCode } from '@staylore/contract/error-codes';
import type { ProblemDetails } from '@staylore/contract/problem';
import { Problem } from './problem.ts';
import type { Question } from './sign-in-again.ts';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** The input of an endpoint: params, query and body as its contract says; a form is sent as multipart. */
export type CallOptions<K extends EndpointKey> = Given<'params', SentTo<K>['params']> &
  Given<'query', SentTo<K>['query']> &
  ([SentTo<K>['body']] extends [undefined]
    ? { body?: undefined }
    : { body: SentTo<K>['body'] | FormData }) & {
    signal?: AbortSignal | undefined;
  };

type Rest<K extends EndpointKey> =
  Record<string, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** A page of a list and the cursor of the next one, `null` at the end. */
export interface Page<T> {
  items: T;
  next: string | null;
}

/** The only way to the API: in the browser over the network, on the server in-process. */
export interface Api {
  /** Returns the body; throws `Problem`. */
  call<K extends EndpointKey>(key: K, ...rest: Rest<K>): Promise<AnswerOf<K>>;
  /** Returns a list with the cursor of its `Link` header; throws `Problem`. */
  page<K extends EndpointKey>(key: K, ...rest: Rest<K>): Promise<Page<AnswerOf<K>>>;
  /** The raw answer, for streams; throws `Problem` if the status is not 2xx. */
  open<K extends EndpointKey>(key: K, ...rest: Rest<K>): Promise<Response>;
}

export interface ApiTransport {
  /** Scheme and host prefixed to paths; empty in the browser, where paths belong to this site. */
  origin: string;
  /** Sends the request; rejects if there is no answer. */
  send(request: Request): Promise<Response>;
  /** Headers of every call: identity, language. */
  headers(): Record<string, string>;
}

interface LooseOptions {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export function createApi(transport: ApiTransport): Api {
  const open = async (key: string, options: LooseOptions = {}): Promise<Response> => {
    const isPressed = globalThis.navigator?.userActivation?.isActive;
    const response = await send(transport, key, options);
    if (response.ok) return response;
    const problem = await readProblem(response);
    const question = questions[problem.code];
    if (question !== undefined && (await promptMember(key, question, isPressed))) return open(key, options);
    throw problem;
  };
  const call = async (key: string, options?: LooseOptions) => readBody(await open(key, options));
  const page = async (key: string, options?: LooseOptions) => {
    const response = await open(key, options);
    return { items: await readBody(response), next: nextCursor(response.headers.get('link')) };
  };
  return { open, call, page } as Api;
}

/** Errors that the member can resolve in a dialog. */
const questions: Partial<Record<Problem['code'], Question>> = {
  'session.required': 'sign-in',
  'session.proof_needed': 'proof',
};

/** Asks the member; resolves whether the call should be repeated. */
const promptMember = (key: string, question: Question, isPressed = false): Promise<boolean> =>
  import('./sign-in-again.ts').then(
    (it) => it.promptMember(key, question, isPressed),
    () => false,
  );

/** Maximum body size for which a change survives leaving its page; browsers allow 64 KiB for all such calls together. */
const keptLength = 2_000;

async function send(transport: ApiTransport, key: string, options: LooseOptions): Promise<Response> {
  const [method = 'GET', path = '/'] = key.split(' ');
  const headers: Record<string, string> = { accept: 'application/json', ...transport.headers() };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  init.signal = options.signal ?? null;
  if (options.body instanceof FormData) init.body = options.body;
  else if (options.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(options.body);
  }
  const { body = '' } = init;
  if (method !== 'GET' && typeof body === 'string' && body.length <= keptLength) init.keepalive = true;
  const url = transport.origin + fillPath(path, options.params ?? {}) + queryString(options.query ?? {});
  try {
    return await transport.send(new Request(url, init));
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause;
    throw new Problem({ status: 0, code: 'client.unreachable', detail: '', cause });
  }
}

/** Fills the parameters into a path like `/api/posts/:id`. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The defined values, as strings. */
export const asTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

/** The query of an address, including `?`. */
export function queryString(query: Record<string, unknown>): string {
  const given = new URLSearchParams(asTexts(query));
  return given.size === 0 ? '' : `?${given}`;
}

/** The cursor in `<…?cursor=X>; rel="next"`, null if there is no next page. */
export function nextCursor(link: string | null): string | null {
  const target = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URL(target, 'http://staylore.invalid').searchParams.get('cursor');
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new Problem({ status: response.status, code: 'client.unreadable', detail: '', cause });
  }
}

async function readProblem(response: Response): Promise<Problem> {
  const type = response.headers.get('content-type') ?? '';
  return problemOf({
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')) || null,
    isText: type.startsWith('text/plain'),
    body: await response.text().catch(() => ''),
  });
}

export function problemOf(answer: {
  status: number;
  retryAfter: number | null;
  /** An exact text instead of JSON. */
  isText: boolean;
  body: string;
}): Problem {
  const { body, isText, retryAfter, status } = answer;
  if (isText) return new Problem({ status, retryAfter, code: 'client.text', detail: body });
  try {
    const { code, detail = '', errors } = JSON.parse(body) as Partial<ProblemDetails>;
    if (typeof code === 'string')
      return new Problem({ status, retryAfter, code: code as ErrorCode, detail, errors });
  } catch {
    // Not from our server: perhaps from a proxy in between.
  }
  return new Problem({ status, retryAfter, code: 'client.unreadable', detail: '' });
}
