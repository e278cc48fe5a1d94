import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createPageMemo, type Dispatch } from './app/page-memo.ts';
import { nonceContext, siteContext } from './app/server-context.ts';
import { isVisitor } from './app/server-member.ts';
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

/** A rendered page; plain bytes, because a `Response` would copy each of them several times. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** What is asked for. */
export interface PageQuestion {
  method: string;
  /** With scheme and host. */
  url: string;
  cookie: string | null;
  /** The whole request, made only where a page is rendered: a kept one is answered in a third of the time without. */
  toRequest(): Request;
}

/** Answers pages: give it a request, get the rendered HTML. */
export type WebHandler = (question: PageQuestion, around: RequestSurroundings) => Promise<PageAnswer>;

/** Builds the handler of all pages over the in-process API. */
export function createWebHandler(options: WebOptions): WebHandler {
  const { origin, dispatch, onError = () => undefined } = options;
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  const hostname = new URL(origin).hostname;
  const once = createPageMemo();

  return async (question, around) => {
    const { cookie } = question;
    const url = new URL(question.url);
    const language = detectLanguage({
      pathname: url.pathname,
      cookie: readCookie(cookie, languageKey),
      stored: around.accepted ?? null,
      hostname,
    });
    const headers = {
      'accept-language': language,
      ...(cookie === null ? {} : { cookie }),
      ...around.headers,
    };
    const render = (nonce: string, send: Dispatch) => {
      const context = new RouterContextProvider();
      context.set(apiContext, createApi({ origin, send, headers: () => headers }));
      context.set(languageContext, language);
      context.set(nonceContext, nonce);
      context.set(siteContext, { origin, onError });
      return handle(question.toRequest(), context);
    };
    // In development the same data may look different from one moment to the next.
    const shared = !import.meta.env.DEV && isVisitor(question) && !url.pathname.endsWith('.data');
    if (!shared) return readPage(await render(around.nonce, dispatch));
    const key = `${language} ${url.pathname}${url.search}`;
    const asVisitor = { accept: 'application/json', ...headers };
    return once({ key, nonce: around.nonce, dispatch, headers: asVisitor, origin, render });
  };
}

async function readPage(page: Response): Promise<PageAnswer> {
  return { status: page.status, headers: page.headers, body: new Uint8Array(await page.arrayBuffer()) };
}
