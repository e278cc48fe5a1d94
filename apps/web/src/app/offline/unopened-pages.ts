import { useEffect } from 'react';
import { matchRoutes } from 'react-router';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { isPlainClick } from '../../platform/page/plain-click.ts';
import { useOnline } from '../../platform/page/use-online.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;
/** The router's state in the window: its routes, and their loaded modules. */
type Kept = { __reactRouterDataRouter?: { routes: Routes }; __reactRouterRouteModules?: object };

/** Whether the scripts of a page are loaded. If the router does not say, assume so. */
function isHere(pathname: string): boolean {
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: fetched } = window as Kept;
  if (router === undefined || fetched === undefined) return true;
  return matchRoutes(router.routes, pathname)?.every(({ route }) => (route.id ?? '') in fetched) ?? false;
}

/** The page of this site that a plain click on a link opens here. */
function pageOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick(event) || link === null || link.target !== '' || link.hasAttribute('download'))
    return null;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname
    ? link.pathname
    : null;
}

/** Without a network, a link to a page whose scripts were never fetched says so; the router would reload the current page. */
export function useUnopenedPages(): void {
  const { t } = useTexts();
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) return;
    const tell = (event: MouseEvent) => {
      const page = pageOf(event);
      if (page === null || isHere(page)) return;
      event.preventDefault();
      event.stopPropagation();
      toast(t('layout.without_network.not_kept'));
    };
    document.addEventListener('click', tell, { capture: true });
    return () => document.removeEventListener('click', tell, { capture: true });
  }, [isOnline, t]);
}
