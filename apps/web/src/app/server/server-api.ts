import type { InProcessAnswer, InProcessCall } from '@staylore/contract/in-process';
import { data } from 'react-router';
import { type Api, asTexts, problemOf } from '../../platform/api/api-client.ts';

export type CallApi = (call: InProcessCall) => Promise<InProcessAnswer>;

interface Options {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** Statuses that mean "come back later": for the page as for the call. */
const later = new Set([429, 503]);

/**
 * The API for pages that are rendered on the server. If it answers "come back later", so does the page, instead of a separate error; `onRefused` is
 * called with the seconds to wait.
 */
export function createServerApi(
  callApi: CallApi,
  { headers, onRefused }: { headers: Record<string, string>; onRefused(seconds: number | null): void },
): Api {
  const answer = async (key: string, { params = {}, query = {} }: Options = {}): Promise<InProcessAnswer> => {
    const answered = await callApi({ key, params: asTexts(params), query: asTexts(query), headers });
    if (answered.status === 200) return answered;
    const problem = problemOf(answered);
    if (!later.has(problem.status)) throw problem;
    onRefused(problem.retryAfter);
    throw data(problem.message, { status: problem.status });
  };
  return {
    call: async (key: string, options?: Options) => JSON.parse((await answer(key, options)).body),
    page: async (key: string, options?: Options) => {
      const { body, next } = await answer(key, options);
      return { items: JSON.parse(body), next };
    },
    open: () => Promise.reject(new Error('Streams and files are read in the browser')),
  } as Api;
}
