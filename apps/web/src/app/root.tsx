import { type ReactNode, useMemo } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { apiContext, languageContext, memberContext } from '../platform/page/page-context.ts';
import type { PageHandle } from '../platform/page/page-head.tsx';
import { PageTexts, usePageNamespaces } from '../platform/page/page-texts.tsx';
import { useTexts } from '../platform/texts/texts.tsx';
import { Head } from './head.tsx';
import { CrashPage } from './messages/crash-page.tsx';
import { Providers } from './providers.tsx';
import { siteContext } from './server/server-context.ts';
import { memberFor } from './server/server-member.ts';
import { Shell } from './shell.tsx';
import './app.css';

export const handle: PageHandle = {
  texts: ['accounts', 'actions', 'footer', 'layout', 'notifications', 'posts'],
};

/** The viewer is known before any page loads. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request }) => {
    const member = await memberFor(context.get(apiContext), {
      url: request.url,
      hasSession: context.get(siteContext).hasSession,
      language: context.get(languageContext),
    });
    context.set(memberContext, member);
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return {
    member: context.get(memberContext),
    origin: context.get(siteContext).origin,
  };
}

/** Member and origin are fixed for the whole document: signing in and out load a new one. */
export const shouldRevalidate = () => false;

type RootData = ReturnType<typeof loader>;

export function Layout({ children }: { children: ReactNode }) {
  const { language, t } = useTexts();
  const root = useRouteLoaderData<RootData>('root');
  return (
    // The theme script marks the element before React sees it.
    <html lang={language} data-texts={usePageNamespaces().join(' ')} suppressHydrationWarning>
      <head>
        <Head memberId={root?.member?.id ?? null} />
        <Links />
      </head>
      <body>
        <noscript>
          <p className="border-b border-line bg-sunken px-edge py-3 text-center text-14">
            {t('layout.without_scripts')}
          </p>
        </noscript>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { member, origin } = useLoaderData<RootData>();
  // The router renders the root again whenever it has discovered further pages that this one links to.
  return useMemo(
    () => (
      <Providers member={member} origin={origin}>
        <Shell>
          <PageTexts>
            <Outlet />
          </PageTexts>
        </Shell>
      </Providers>
    ),
    [member, origin],
  );
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<RootData>('root');
  return (
    <Providers member={data?.member} origin={data?.origin ?? ''}>
      <Shell>
        <CrashPage />
      </Shell>
    </Providers>
  );
}
