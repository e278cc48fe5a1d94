import { vi } from 'vitest';

export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = (call: FakeCall) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const problem = (status: number, code: string, rest: Record<string, unknown> = {}): Response =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: code, status, detail: 'It failed.', code, ...rest }),
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

const isJson = (request: Request): boolean => /json/.test(request.headers.get('content-type') ?? '');

/** Replaces `fetch` by answers named `METHOD /path`; other calls answer not found. Returns the calls that were made. */
export function fakeApi(answers: Record<string, Answer>): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const text = await request.text();
    const call: FakeCall = {
      method: request.method,
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      headers: request.headers,
      body: isJson(request) ? JSON.parse(text) : text === '' ? undefined : text,
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    return answer === undefined ? problem(404, 'request.not_found') : answer(call);
  });
  return calls;
}
