import { type Api, createApi } from './api-client.ts';
import type { Language } from './language.ts';
import { readToken } from './session-store.ts';

/** The API over the network, with the bearer token where one is stored and the same-origin cookie otherwise. */
export function createBrowserApi(language: Language): Api {
  return createApi({
    origin: '',
    send: (request) => fetch(request),
    headers: () => {
      const token = readToken();
      return { 'accept-language': language, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    },
  });
}
