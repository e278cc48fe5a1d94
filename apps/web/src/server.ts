import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createPageMemo } from './app/server/page-memo.ts';
import { type CallApi, createServerApi } from './app/server/server-api.ts';
import { nonceContext, siteContext } from './app/server/server-context.ts';
import { apiContext, languageContext } from './platform/page/page-context.ts';
import { readCookie } from './platform/session/cookies.ts';
import { detectLanguage, type Language, languageCookie } from './platform/texts/language.ts';

export interface WebOptions {
  /** Scheme and host under which the site is reached, for absolute links. */
  origin: string;
  /** Notified of errors while rendering a page. */
  onError?(error: unknown, request: Request): void;
}

export interface RequestContext {
  /** Answers a call of the API in-process. */
  callApi: CallApi;
  /** Nonce that the answer's content security policy allows for inline scripts. */
  nonce: string;
  /** Whether the request carries a session. Set by the server, which reads the cookie for the API too. */
  hasSession: boolean;
  /** The browser's `Accept-Language`; used if neither the address, a cookie nor the host names a language. */
  accepted?: Language;
}

/** Answers pages: give it a request, get the rendered HTML. */
export type WebHandler = (request: Request, around: RequestContext) => Promise<Response>;

/** Builds the handler of all pages over the in-process API. */
export function createWebHandler(options: WebOptions): WebHandler {
  const { origin, onError = () => undefined } = options;
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  const { hostname, protocol } = new URL(origin);
  const secure = protocol === 'https:';
  const once = createPageMemo();

  return (request, around) => {
    const url = new URL(request.url);
    const cookie = request.headers.get('cookie');
    const language = detectLanguage({
      pathname: url.pathname,
      cookie: readCookie(cookie, languageCookie(secure)),
      hostname: request.headers.get('host') ?? hostname,
      accepted: around.accepted ?? null,
    });
    const render = async (
      page: Request,
      visit: { nonce: string; callApi: CallApi; cookie: string | null; hasSession: boolean },
    ) => {
      let retryAfter: number | null = null;
      const api = createServerApi(visit.callApi, {
        headers: { 'accept-language': language, ...(visit.cookie !== null && { cookie: visit.cookie }) },
        onRefused: (seconds) => {
          retryAfter = seconds;
        },
      });
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(languageContext, language);
      context.set(nonceContext, visit.nonce);
      context.set(siteContext, { origin, onError, hasSession: visit.hasSession });
      const answer = await handle(page, context);
      if (retryAfter !== null && answer.status >= 400) answer.headers.set('retry-after', String(retryAfter));
      return answer;
    };
    // In development the same data may look different from one moment to the next.
    const isShared = !around.hasSession && request.method === 'GET' && !url.pathname.endsWith('.data');
    if (import.meta.env.DEV || !isShared) return render(request, { ...around, cookie });
    // Shared pages are rendered only from the address and the language, without cookie or token.
    return once({
      key: `${language} ${url.pathname}${url.search}`,
      nonce: around.nonce,
      callApi: around.callApi,
      render: (nonce, callApi) =>
        render(new Request(url), { nonce, callApi, cookie: null, hasSession: false }),
    });
  };
}
