import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { nonceContext, siteContext } from './app/server-context.ts';
import { createApi } from './platform/api-client.ts';
import { readCookie } from './platform/cookies.ts';
import { detectLanguage, languageKey } from './platform/language.ts';
import { apiContext, languageContext } from './platform/page-context.ts';

export interface WebOptions {
  /** Answers a call of the API in-process. */
  dispatch(request: Request): Promise<Response>;
  /** Scheme and host under which the site is reached, for absolute links. */
  origin: string;
  /** Hears of errors that a page met while rendering. */
  onError?(error: unknown, request: Request): void;
}

export interface RequestSurroundings {
  /** Nonce that the answer's content security policy allows for inline scripts. */
  nonce: string;
  /** Headers to pass on to the API, e.g. the caller's address. */
  headers?: Record<string, string>;
}

/** Answers pages: give it a request, get the rendered HTML. */
export type WebHandler = (request: Request, around: RequestSurroundings) => Promise<Response>;

/** Builds the handler of all pages over the in-process API. */
export function createWebHandler(options: WebOptions): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  return async (request, around) => {
    const url = new URL(request.url);
    const cookie = request.headers.get('cookie');
    const language = detectLanguage({
      pathname: url.pathname,
      cookie: readCookie(cookie, languageKey),
      hostname: new URL(options.origin).hostname,
    });
    const api = createApi({
      origin: options.origin,
      send: options.dispatch,
      headers: () => ({
        'accept-language': language,
        ...(cookie === null ? {} : { cookie }),
        ...around.headers,
      }),
    });
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(languageContext, language);
    context.set(nonceContext, around.nonce);
    context.set(siteContext, { origin: options.origin, onError: options.onError ?? (() => undefined) });
    return handle(request, context);
  };
}
