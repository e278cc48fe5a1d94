import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { type Attributed, creditOf } from '../../card-post.ts';

/** Whose words and picture these are, linked to the original; nothing if they are the author's own. */
export function Credit({ post }: { post: Attributed }) {
  const { t } = useTexts();
  const handle = creditOf(post);
  if (handle === null) return null;
  const text = t('posts.credit', { handle });
  return (
    <p className="credit">
      {post.source_url === null ? (
        text
      ) : (
        <a href={post.source_url} rel="ugc nofollow noopener" target="_blank">
          {text}
        </a>
      )}
    </p>
  );
}
