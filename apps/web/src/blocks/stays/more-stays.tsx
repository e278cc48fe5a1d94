import type { Post } from '@staylore/contract/stays/posts';
import { Link } from 'react-router';
import { PostCard } from '../../features/stays/posts/components/card/post-card.tsx';
import { PostLayout } from '../../features/stays/posts/components/list/post-layout.tsx';
import { usePaths } from '../../platform/page/paths.ts';

/** How many a row can hold on the widest screens; narrower ones show a whole row of fewer. */
export const moreStays = 4;

interface Props {
  id: string;
  title: string;
  /** Where there is more of it. */
  all: { to: string; label: string };
  posts: readonly Post[];
}

/** One row of other stays at the foot of a page; nothing where there is none. */
export function MoreStays({ id, title, all, posts }: Props) {
  const paths = usePaths();
  if (posts.length === 0) return null;
  return (
    <section className="one-row mx-auto mt-20 max-w-page px-edge" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-3 border-t border-line pt-8">
        <h2 id={id} className="text-28">
          {title}
        </h2>
        <Link to={all.to} className="text-14 font-medium underline underline-offset-4">
          {all.label}
        </Link>
      </div>
      <div className="mt-8">
        <PostLayout mode="grid">
          {posts.slice(0, moreStays).map((post) => (
            <li key={post.id}>
              <PostCard
                post={post}
                mode="grid"
                opener={(title, style) => (
                  <Link to={paths.post(post.id)} className={style}>
                    {title}
                  </Link>
                )}
              />
            </li>
          ))}
        </PostLayout>
      </div>
    </section>
  );
}
