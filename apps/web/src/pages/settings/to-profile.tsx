import { type LoaderFunctionArgs, redirect } from 'react-router';
import { languageContext } from '../../platform/page/page-context.ts';
import { pathsIn } from '../../platform/page/paths.ts';

/** `/settings` itself is its first part. */
function load({ context }: LoaderFunctionArgs): Response {
  return redirect(pathsIn(context.get(languageContext)).settings);
}

export { load as clientLoader, load as loader };

export default function ToProfile() {
  return null;
}
