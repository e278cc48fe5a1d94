import { data, type LoaderFunctionArgs, Outlet } from 'react-router';
import { asLanguage } from '../../platform/language.ts';

/** Pages live below a language that exists; `/xx/feed` is not found. */
function load({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (asLanguage(params['lang']) === null) throw data(null, { status: 404 });
  return null;
}

export { load as clientLoader, load as loader };

export default function LanguagePages() {
  return <Outlet />;
}
