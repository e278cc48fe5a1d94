import type { Platform } from '../../platform/platform.ts';

type Body = string | Uint8Array | ArrayBuffer | ReadableStream | URLSearchParams | null | undefined;

interface Options {
  method: string;
  headers: Headers | Record<string, string>;
  body?: Body;
  signal?: AbortSignal | undefined;
}

/** The guarded fetch in the form that the sign-in libraries expect. @throws {OutgoingError} */
export function guardedFetch({ fetchSafely }: Platform) {
  return async (url: string, options: Options): Promise<Response> => {
    const { method, body, signal } = options;
    const answer = await fetchSafely(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(options.headers)),
      redirects: 0,
      // Key sets and tokens have a few thousand bytes.
      maxBytes: 256 * 1024,
      accept: () => true,
      as: 'text',
      body: body instanceof URLSearchParams || typeof body === 'string' ? body : undefined,
      signal,
    });
    const type = answer.headers['content-type'];
    const empty = answer.status === 204 || answer.status === 304;
    return new Response(empty ? null : answer.body, {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };
}
