import { Avatar } from '../../../design/primitives/avatar/avatar.tsx';
import type { CardPost } from '../card-post.ts';

/** Who tells it. */
export function AuthorLine({ post, size = 28 }: { post: CardPost; size?: number }) {
  const name = 'last_name' in post && post.last_name !== null ? `${post.name} ${post.last_name}` : post.name;
  return (
    <p className="flex min-w-0 items-center gap-2 text-14">
      <Avatar name={name === '' ? post.username : name} src={post.image} size={size} />
      <span className="truncate font-medium">{name === '' ? post.username : name}</span>
      <span className="truncate text-ink-soft">@{post.username}</span>
    </p>
  );
}
