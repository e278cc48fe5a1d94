import { Avatar } from '../../../../design/primitives/avatar/avatar.tsx';
import type { CardPost } from '../card-post.ts';

interface Props {
  post: CardPost;
  /** Edge of the picture in pixels. */
  size?: number;
  className?: string;
}

/** Who tells it; the username only where there is room for the whole of it. */
export function AuthorLine({ post, size = 28, className = '' }: Props) {
  const name = 'last_name' in post && post.last_name !== null ? `${post.name} ${post.last_name}` : post.name;
  return (
    <p className={`flex min-w-0 items-center gap-2 text-14 ${className}`}>
      <Avatar name={name === '' ? post.username : name} src={post.image} size={size} />
      <span className="flex h-[1lh] min-w-0 flex-wrap gap-x-2 overflow-hidden">
        <span className="max-w-full truncate font-medium">{name === '' ? post.username : name}</span>
        <span className="max-w-full truncate text-ink-soft">@{post.username}</span>
      </span>
    </p>
  );
}
