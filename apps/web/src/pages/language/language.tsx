import { data, type LoaderFunctionArgs, type MiddlewareFunction, Outlet, redirect } from 'react-router';
import { languageContext } from '../../platform/page/page-context.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import { asLanguage } from '../../platform/texts/language.ts';

/** Pages exist below a supported language; `/xx/feed` is not found. `/@name` leads to the atlas in the reader's language. */
function load({ params, context, request }: Omit<LoaderFunctionArgs, 'pattern'>): null {
  const lang = params['lang'] ?? '';
  if (asLanguage(lang) !== null) return null;
  if (lang.startsWith('@') && new URL(request.url).pathname === `/${lang}`)
    throw redirect(pathsIn(context.get(languageContext)).atlas(lang.slice(1)));
  throw data(null, { status: 404 });
}

/** Checked before any page below is loaded: one for members would redirect to a login that does not exist either. */
export const middleware: MiddlewareFunction<Response>[] = [
  (args) => {
    load(args);
  },
];

export { load as clientLoader, load as loader };

export default function LanguagePages() {
  return <Outlet />;
}
