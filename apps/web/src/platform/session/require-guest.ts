import { returnPath } from '@staylore/contract/return-path';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberContext } from '../page/page-context.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** Keeps members off pages that are for guests. */
export function requireGuest({ context, request }: Args): null {
  if (context.get(memberContext) === null) return null;
  throw redirect(returnPath(new URL(request.url).searchParams.get('next')) ?? '/');
}
