import { createContext, type ReactNode, use, useState } from 'react';
import { useTexts } from '../texts/texts.tsx';
import type { Api } from './api-client.ts';
import { createBrowserApi } from './browser-api.ts';

const ApiContext = createContext<Api | null>(null);

/** Provides the API to components, for what they fetch and change in the browser. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { language } = useTexts();
  const [api] = useState(() => createBrowserApi(language));
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The API as the reader of the page sees it. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error('useApi outside ApiProvider');
  return api;
}
