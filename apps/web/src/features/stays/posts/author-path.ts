import type { Post } from '@staylore/contract/stays/posts';
import { usePaths } from '../../../platform/page/paths.ts';
import { useMember } from '../../../platform/session/member.tsx';

/** Where an author's name links to: for members the profile; for visitors, who would have to sign in there, the atlas if there is one. */
export function useAuthorPath({ username, author_atlas }: Pick<Post, 'username' | 'author_atlas'>): string {
  const paths = usePaths();
  const member = useMember();
  return member === null && author_atlas ? paths.atlas(username) : paths.profile(username);
}
