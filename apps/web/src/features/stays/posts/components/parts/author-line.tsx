import { Avatar } from '../../../../../design/primitives/avatar/avatar.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { type Attributed, creditOf } from '../../card-post.ts';

interface Props {
  post: Attributed;
  /** Edge of the picture in pixels. */
  size?: number;
}

function nameOf(post: Attributed): string {
  const name = 'last_name' in post && post.last_name !== null ? `${post.name} ${post.last_name}` : post.name;
  return name === '' ? post.username : name;
}

/** Who posted it; or who saved it, if the words are another account's. */
function Name({ post }: { post: Attributed }) {
  const { t } = useTexts();
  return creditOf(post) !== null ? t('posts.saved_by', { name: nameOf(post) }) : nameOf(post);
}

/** The author; the username only if there is room for all of it. */
export function AuthorLine({ post, size = 28 }: Props) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-14">
      <Avatar name={nameOf(post)} src={post.image} size={size} />
      <span className="flex h-[1lh] min-w-0 flex-wrap gap-x-2 overflow-hidden">
        <span className="max-w-full truncate font-medium">
          <Name post={post} />
        </span>
        <span className="max-w-full truncate text-ink-soft">@{post.username}</span>
      </span>
    </p>
  );
}

/** The author in small print. */
export function AuthorName({ post }: { post: Attributed }) {
  return (
    <>
      <Avatar name={nameOf(post)} src={post.image} size={24} />
      <span className="truncate">
        <Name post={post} />
      </span>
    </>
  );
}
