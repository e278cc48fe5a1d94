import { type LoaderFunctionArgs, redirect } from 'react-router';
import { asLanguage } from '../../platform/language.ts';
import { languageContext } from '../../platform/page-context.ts';
import { pathsIn } from '../../platform/paths.ts';

/** `/insta-import` and `/{lang}/insta-import` are older addresses of the import hub. */
function load({ context, params }: LoaderFunctionArgs): Response {
  return redirect(pathsIn(asLanguage(params['lang']) ?? context.get(languageContext)).instagram);
}

export { load as clientLoader, load as loader };

export default function ToImportHub() {
  return null;
}
