import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createPageMemo, type Dispatch } from './app/server/page-memo.ts';
import { nonceContext, siteContext } from './app/server/server-context.ts';
import { mayBeMember } from './app/server/server-member.ts';
import { createApi } from './platform/api/api-client.ts';
import { apiContext, languageContext } from './platform/page/page-context.ts';
import { readCookie } from './platform/session/cookies.ts';
import { detectLanguage, type Language, languageKey } from './platform/texts/language.ts';

export interface WebOptions {
  /** Answers a call of the API in-process. */
  dispatch: Dispatch;
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
  const once = createPageMemo();

  return (request, around) => {
    const url = new URL(request.url);
    const cookie = request.headers.get('cookie');
    const language = detectLanguage({
      pathname: url.pathname,
      cookie: readCookie(cookie, languageKey),
      stored: around.accepted ?? null,
      hostname,
    });
    const headers = { 'accept-language': language, ...around.headers };
    const render = (
      page: Request,
      asked: { nonce: string; send: Dispatch; headers: Record<string, string> },
    ) => {
      const context = new RouterContextProvider();
      context.set(apiContext, createApi({ origin, send: asked.send, headers: () => asked.headers }));
      context.set(languageContext, language);
      context.set(nonceContext, asked.nonce);
      context.set(siteContext, { origin, onError });
      return handle(page, context);
    };
    // In development the same data may look different from one moment to the next.
    if (import.meta.env.DEV || mayBeMember(request) || url.pathname.endsWith('.data')) {
      const own = cookie === null ? headers : { ...headers, cookie };
      return render(request, { nonce: around.nonce, send: dispatch, headers: own });
    }
    // What many are shown is rendered from the address and the language alone: no cookie or token comes along.
    return once({
      key: `${language} ${url.pathname}${url.search}`,
      nonce: around.nonce,
      dispatch,
      headers: { accept: 'application/json', ...headers },
      origin,
      render: (nonce, send) => render(new Request(url), { nonce, send, headers }),
    });
  };
}
