import { type LoaderFunctionArgs, redirect } from 'react-router';
import { languageContext } from '../../platform/page/page-context.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import { asLanguage } from '../../platform/texts/language.ts';

/** `/insta-import` and `/{lang}/insta-import` are older addresses of the import hub. */
function load({ context, params }: LoaderFunctionArgs): Response {
  return redirect(pathsIn(asLanguage(params['lang']) ?? context.get(languageContext)).instagram);
}

export { load as clientLoader, load as loader };

export default function ToImportHub() {
  return null;
}
