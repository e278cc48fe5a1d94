import type { FetchSafely } from '../../src/platform/fetch-safely/index.ts';

/** A network whose every answer is 200 with the body made from the address and body of the request. */
export const fakeFetch = (bodyFor: (url: string, sent: string) => unknown): FetchSafely => {
  const answer = async (url: string | URL, { body }: { body?: unknown }) => ({
    url: String(url),
    status: 200,
    headers: {},
    body: bodyFor(String(url), String(body ?? '')),
  });
  return answer as FetchSafely;
};
