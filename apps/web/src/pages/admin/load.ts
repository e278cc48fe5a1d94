import { data, type LoaderFunctionArgs } from 'react-router';
import type { Api } from '../../platform/api/api-client.ts';
import { isProblem } from '../../platform/api/problem.ts';
import { memberLoader } from '../../platform/session/require-member.ts';

/** The loader of a page for moderators; everyone else gets not found. */
export function moderatorLoader<T>(load: (api: Api, args: LoaderFunctionArgs) => Promise<T>) {
  return memberLoader(async ({ api }, args) => {
    try {
      return await load(api, args);
    } catch (error) {
      if (isProblem(error) && error.status === 403) throw data(null, { status: 404 });
      throw error;
    }
  });
}

/** The days in an address, for the figures. */
export function periodOf(url: string): { from?: string; to?: string } {
  const query = new URL(url).searchParams;
  const [from, to] = [query.get('from'), query.get('to')];
  return { ...(from && { from }), ...(to && { to }) };
}
