import type { Phrases } from '@staylore/phrases/phrases';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { Problem } from '../api/problem.ts';
import { missingOf } from '../texts/load-texts.ts';

export type TextNamespace = keyof Phrases | 'towns';

/** What a route exports as `handle`: the namespaces of the texts that it and its lazy parts show. */
export interface PageHandle {
  texts: readonly TextNamespace[];
}

/** The namespaces that routes ask for, each once. */
export function namespacesOf(handles: readonly unknown[]): string[] {
  const texts = handles.flatMap((handle) => (handle as PageHandle | undefined)?.texts ?? []);
  return [...new Set(texts)].sort();
}

/** The namespaces of the page that is shown. */
export const usePageNamespaces = (): string[] => namespacesOf(useMatches().map(({ handle }) => handle));

/** Fetches the texts of the page that is turned to, while the one before still stands. */
export function PageTexts({ children }: { children: ReactNode }) {
  const namespaces = usePageNamespaces();
  // The compiler knows the namespaces as the first level of one tree.
  const { i18n } = useTranslation(namespaces as never[]);
  if (missingOf(i18n, namespaces).length > 0)
    throw new Problem({ status: 0, code: 'client.unreachable', detail: '' });
  return children;
}
