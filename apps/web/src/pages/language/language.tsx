import { data, type LoaderFunctionArgs, type MiddlewareFunction, Outlet } from 'react-router';
import { asLanguage } from '../../platform/texts/language.ts';

/** Pages live below a language that exists; `/xx/feed` is not found. */
function load({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (asLanguage(params['lang']) === null) throw data(null, { status: 404 });
  return null;
}

/** Asked before any page below is loaded: one for members would send to a login that does not exist either. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ params }) => {
    load({ params });
  },
];

export { load as clientLoader, load as loader };

export default function LanguagePages() {
  return <Outlet />;
}
