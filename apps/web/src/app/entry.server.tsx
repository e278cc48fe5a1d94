import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { allTexts } from '@staylore/phrases/texts-in';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from '../platform/page/nonce.tsx';
import { languageContext } from '../platform/page/page-context.ts';
import { namespacesOf } from '../platform/page/page-texts.tsx';
import { textsPath } from '../platform/texts/load-texts.ts';
import { nonceContext, siteContext } from './server/server-context.ts';

/** Milliseconds after which a page that still waits for something is given up. */
export const streamTimeout = 5_000;

/** Streams a page as HTML: React Router's own entry, with the page's texts and nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  const language = context.get(languageContext);
  const nonce = context.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  headers.append('vary', 'cookie');
  const handles = entry.staticHandlerContext.matches.map(({ route }) => entry.routeModules[route.id]?.handle);
  const texts = textsPath(language, namespacesOf(handles));
  headers.append('link', `<${texts}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <I18nextProvider i18n={allTexts[language]}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          isShellReady = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        // What breaks the shell is reported by React Router.
        onError(error) {
          if (isShellReady) handleError(error, { request, context });
        },
      },
    );
    // A second later than the loaders, so that what they rejected is still shown.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Reports what broke; whoever went away in the middle is no error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(siteContext).onError(error, request);
}
