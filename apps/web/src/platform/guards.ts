import { type LoaderFunctionArgs, redirect } from 'react-router';
import { languageContext, type Member, memberContext } from './page-context.ts';
import { pathsIn, safeNext } from './paths.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** The member; visitors are sent to sign in, and come back to where they wanted to go. */
export function requireMember({ context, request }: Args): Member {
  const member = context.get(memberContext);
  if (member !== null) return member;
  const { pathname, search } = new URL(request.url);
  const next = encodeURIComponent(pathname + search);
  throw redirect(`${pathsIn(context.get(languageContext)).login}?next=${next}`);
}

/** Keeps members off pages that are for guests. */
export function requireGuest({ context, request }: Args): null {
  if (context.get(memberContext) === null) return null;
  throw redirect(safeNext(new URL(request.url).searchParams.get('next')) ?? '/');
}
