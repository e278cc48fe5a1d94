import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePaths } from '../../../../../platform/page/paths.ts';
import { isPlainClick } from '../../../../../platform/page/plain-click.ts';

/** Name of the query parameter that opens the details of a post over a page. */
export const postParameter = 'post';

interface Props {
  post: { id: number };
  title: string;
  className: string;
}

/** Links to the post's own page; a plain click opens its details over the current page. */
export function PostOpener({ post, title, className }: Props) {
  const paths = usePaths();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const next = new URLSearchParams(window.location.search);
    next.set(postParameter, String(post.id));
    navigate({ search: `?${next}` }, { preventScrollReset: true });
  };
  return (
    <Link to={paths.post(post.id)} onClick={open} className={className}>
      {title}
    </Link>
  );
}
