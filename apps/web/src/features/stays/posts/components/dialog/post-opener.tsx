import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePaths } from '../../../../../platform/page/paths.ts';

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
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
