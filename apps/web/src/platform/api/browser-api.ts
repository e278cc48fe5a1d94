import type { Language } from '../texts/language.ts';
import { type Api, createApi } from './api-client.ts';
import { readToken } from './session-store.ts';

/**
 * The API over the network, with the bearer token if one is stored and the same-origin cookie otherwise; `send` is for what `fetch` cannot
 * do.
 */
export function createBrowserApi(language: Language, send = (request: Request) => fetch(request)): Api {
  return createApi({
    origin: '',
    send,
    headers: () => {
      const token = readToken();
      return { 'accept-language': language, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    },
  });
}
