import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Api } from '../platform/api/api-client.ts';
import { apiContext, languageContext, type Member, memberContext } from '../platform/page/page-context.ts';

interface Visit {
  path: string;
  params?: Record<string, string | undefined>;
  api: Partial<Record<keyof Api, unknown>>;
  member?: Member | null;
}

export function loaderArgs({ path, params = {}, api, member = null }: Visit): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(languageContext, path.startsWith('/de') ? 'de' : 'en');
  context.set(memberContext, member);
  context.set(apiContext, api as Api);
  const url = new URL(path, 'https://staylore.example');
  return { context, params, request: new Request(url), url, pattern: '' };
}
