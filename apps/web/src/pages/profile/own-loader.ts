import { redirect } from 'react-router';
import { languageContext } from '../../platform/page/page-context.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';

/** The loader of a part of the profile that only its member sees; others are redirected to the profile. */
export function ownLoader<T>(load: Parameters<typeof memberLoader<T>>[0]) {
  return memberLoader<T>((around, args) => {
    const username = args.params['username'] ?? '';
    if (username.toLowerCase() === around.member.username.toLowerCase()) return load(around, args);
    throw redirect(pathsIn(args.context.get(languageContext)).profile(username));
  });
}
