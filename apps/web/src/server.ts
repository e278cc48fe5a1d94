import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { nonceContext, siteContext } from './app/server-context.ts';
import { createApi } from './platform/api/api-client.ts';
import { apiContext, languageContext } from './platform/page/page-context.ts';
import { readCookie } from './platform/session/cookies.ts';
import { detectLanguage, type Language, languageKey } from './platform/texts/language.ts';

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
  /** What the reader's browser asks for; counts where neither the address nor a cookie names a language. */
  accepted?: Language;
}

/** Answers pages: give it a request, get the rendered HTML. */
export type WebHandler = (request: Request, around: RequestSurroundings) => Promise<Response>;

/** Builds the handler of all pages over the in-process API. */
export function createWebHandler(options: WebOptions): WebHandler {
  const { origin, dispatch, onError = () => undefined } = options;
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  const hostname = new URL(origin).hostname;

  return (request, around) => {
    const cookie = request.headers.get('cookie');
    const language = detectLanguage({
      pathname: new URL(request.url).pathname,
      cookie: readCookie(cookie, languageKey),
      stored: around.accepted ?? null,
      hostname,
    });
    const headers = {
      'accept-language': language,
      ...(cookie === null ? {} : { cookie }),
      ...around.headers,
    };
    const context = new RouterContextProvider();
    context.set(apiContext, createApi({ origin, send: dispatch, headers: () => headers }));
    context.set(languageContext, language);
    context.set(nonceContext, around.nonce);
    context.set(siteContext, { origin, onError });
    return handle(request, context);
  };
}
