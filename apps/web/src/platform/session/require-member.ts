import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '../api/api-client.ts';
import { isProblem } from '../api/problem.ts';
import { apiContext, languageContext, type Member, memberContext } from '../page/page-context.ts';
import { pathsIn, returnQuery } from '../page/paths.ts';

/** Where a visitor signs in to return to the requested path. */
function toLogin({ context, request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const { login } = pathsIn(context.get(languageContext));
  return redirect(login + returnQuery(pathname + search));
}

/**
 * The loader of a page that only members see. Visitors, and members whose session has ended meanwhile, are sent to sign in and return;
 * what does not exist becomes the page that says so.
 */
export function memberLoader<T>(
  load: (around: { api: Api; member: Member }, args: LoaderFunctionArgs) => Promise<T>,
) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const member = args.context.get(memberContext);
    if (member === null) throw toLogin(args);
    try {
      return await load({ api: args.context.get(apiContext), member }, args);
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (error.status === 401) throw toLogin(args);
      if (error.status === 404 || error.status === 400) throw data(null, { status: 404 });
      throw error;
    }
  };
}
