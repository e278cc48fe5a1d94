import { allTexts } from '@staylore/phrases/texts-in';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from '../platform/page/nonce.tsx';
import { languageContext } from '../platform/page/page-context.ts';
import { textsPath } from '../platform/texts/load-texts.ts';
import { namespacesOf } from '../platform/texts/page-texts.tsx';
import { collect } from './collect.ts';
import { startLate } from './late-start.ts';
import { nonceContext, siteContext } from './server-context.ts';
import { sayWhatNeedsScripts } from './without-scripts.ts';

/** Milliseconds after which a page that still waits for something is given up. */
export const streamTimeout = 5_000;

/** Renders a page to HTML. Loaders have run; nothing is deferred, so the whole page is answered at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const language = context.get(languageContext);
  const nonce = context.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  headers.append('vary', 'cookie');
  const page = (
    <NonceContext value={nonce}>
      <I18nextProvider i18n={allTexts[language]}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </NonceContext>
  );
  const html = await collect(
    // What fits is not put aside for a script to move into its place: it is read before scripts come, and without them.
    (callbacks) =>
      renderToPipeableStream(page, { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY, ...callbacks }),
    streamTimeout,
  );
  const handles = entry.staticHandlerContext.matches.map(({ route }) => entry.routeModules[route.id]?.handle);
  // In development the modules are many and change.
  const document = sayWhatNeedsScripts(
    import.meta.env.DEV ? html : startLate(html, textsPath(language, namespacesOf(handles))),
    allTexts[language],
  );
  return new Response(request.method === 'HEAD' ? null : document, { status, headers });
}

/** Reports what broke; whoever went away in the middle is no error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(siteContext).onError(error, request);
}
