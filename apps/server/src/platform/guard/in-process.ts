import type { Endpoint } from '@staylore/contract/endpoint';
import type { InProcessAnswer, InProcessCall } from '@staylore/contract/in-process';
import type { FastifyRequest } from 'fastify';

/** Calls the API on behalf of the member or visitor who requested a page. The session is looked up once for all calls of the page. */
export type ApiForPage = (page: FastifyRequest) => (call: InProcessCall) => Promise<InProcessAnswer>;

/** Maximum length of a path segment. */
export const longestPart = 1000;

/** Whether a request over the network with these parts would be routed. */
export const isAddress = ({ params }: InProcessCall): boolean =>
  Object.values(params).every((part) => part !== '' && part.length <= longestPart);

/** The page's request converted into that of a call: same caller, same id, same log. */
export function requestOf(page: FastifyRequest, { params, query, headers }: InProcessCall): FastifyRequest {
  return Object.create(page, {
    params: { value: params },
    query: { value: query },
    headers: { value: headers },
    viewer: { value: null, writable: true },
  });
}

/** As written in the contract. */
export const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
