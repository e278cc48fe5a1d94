import type { FastifyRequest } from 'fastify';

/** What a page asks of the API: an endpoint that reads, by its `GET /path`, and what it is given. */
export interface Question {
  key: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Language and cookie of the reader; nothing else of the page's request reaches the API. */
  headers: Readonly<Record<string, string>>;
}

/** What the API says, its body as it would go over the network. */
export interface Told {
  status: number;
  body: string;
  /** An exact text in place of JSON. */
  isText: boolean;
  /** Cursor of the next page of a list. */
  next: string | null;
  /** Seconds after which to ask again. */
  retryAfter: number | null;
}

/** Asks the API on behalf of who asked for a page. */
export type Ask = (question: Question, page: FastifyRequest) => Promise<Told>;

/** Most characters of a part of a path. */
export const longestPart = 1000;

/** Whether a request over the network with these parts would find its way. */
export const isAddress = ({ params }: Question): boolean =>
  Object.values(params).every((part) => part !== '' && part.length <= longestPart);

/** The request of a page as one that asks something else: from the same caller, under the same id, for the same log. */
export function requestOf(page: FastifyRequest, { params, query, headers }: Question): FastifyRequest {
  return Object.create(page, {
    params: { value: params },
    query: { value: query },
    headers: { value: headers },
    viewer: { value: null, writable: true },
  });
}
