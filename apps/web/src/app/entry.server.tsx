import { I18nextProvider } from 'react-i18next';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from '../platform/page/nonce.tsx';
import { languageContext } from '../platform/page/page-context.ts';
import { namespacesOf } from '../platform/page/page-texts.tsx';
import { textsPath } from '../platform/texts/load-texts.ts';
import { HtmlPage } from './server/html-page.ts';
import { keptTexts } from './server/kept-texts.ts';
import { readData, renderAtOnce, renderWaiting } from './server/render-document.tsx';
import { nonceContext, siteContext } from './server/server-context.ts';

/** Milliseconds after which a page that still waits for something is aborted. */
export const streamTimeout = 5_000;

/**
 * Renders a page as HTML: React Router's own entry, with the page's texts and nonce. It is sent as a whole: its data was loaded before it
 * was rendered, so that streaming would be no faster and cost a stream for each page.
 */
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
  const handles = entry.staticHandlerContext.matches.map(({ route }) => entry.routeModules[route.id]?.handle);
  const texts = textsPath(language, namespacesOf(handles));
  headers.append('link', `<${texts}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const read = await readData(entry);
  const page = () => (
    <NonceContext value={nonce}>
      <I18nextProvider i18n={keptTexts[language]}>
        <ServerRouter context={read()} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </NonceContext>
  );
  const html =
    renderAtOnce(page()) ??
    (await renderWaiting(page(), {
      nonce,
      // A second later than the loaders, so that what they rejected is still shown.
      timeout: streamTimeout + 1_000,
      onError: (error) => handleError(error, { request, context }),
    }));
  return new HtmlPage(html, { status, headers });
}

/** Reports errors, except aborted requests and those that a page does not accept. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefused) context.get(siteContext).onError(error, request);
}
