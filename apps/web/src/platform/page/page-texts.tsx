import type { i18n as I18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { useMatches } from 'react-router';
import { Problem } from '../api/problem.ts';
import { missingOf } from '../texts/load-texts.ts';
import { useTexts } from '../texts/texts.tsx';
import type { PageHandle } from './page-head.tsx';

/** The namespaces required by routes, each once. */
export function namespacesOf(handles: readonly unknown[]): string[] {
  const texts = handles.flatMap((handle) => (handle as PageHandle | undefined)?.texts ?? []);
  return [...new Set(texts)].sort();
}

export const usePageNamespaces = (): string[] => namespacesOf(useMatches().map(({ handle }) => handle));

const fetches = new Map<string, Promise<void>>();

/** The same promise each time, so that React can suspend on it. */
function fetchTexts(i18n: I18n, namespaces: string[]): Promise<void> {
  const key = namespaces.join();
  const known = fetches.get(key);
  if (known !== undefined) return known;
  const fetching = i18n.loadNamespaces(namespaces);
  fetches.set(key, fetching);
  return fetching;
}

/** Fetches the texts of the page being navigated to, while the current one is still shown. */
export function PageTexts({ children }: { children: ReactNode }) {
  const namespaces = usePageNamespaces();
  const { i18n } = useTexts();
  const missing = missingOf(i18n, namespaces);
  if (missing.length > 0) {
    use(fetchTexts(i18n, missing));
    if (missingOf(i18n, missing).length > 0)
      throw new Problem({ status: 0, code: 'client.unreachable', detail: '' });
  }
  return children;
}
