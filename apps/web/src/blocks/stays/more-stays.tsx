import type { Post } from '@staylore/contract/stays/posts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import { PostCard } from '../../features/stays/posts/components/card/post-card.tsx';
import { PostLayout, PostSkeletons } from '../../features/stays/posts/components/list/post-layout.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** How many a row can hold on the widest screens; narrower ones show a whole row of fewer. */
export const moreStays = 4;

interface Heading {
  id: string;
  title: string;
  /** The page with more of them. */
  all: { to: string; label: string };
}

interface Props extends Heading {
  /** Stays that came with the page; left out or null if the browser fetches them once the reader comes near. */
  posts?: readonly Post[] | null;
  load(): Promise<Post[]>;
}

/**
 * A row of other stays at the foot of a page; nothing if there are none. What did not come with the page is fetched when the reader scrolls
 * towards it: reading and rendering two such rows costs the server as much as the rest of the page. Without scripts the heading leads on.
 */
export function MoreStays({ posts = null, load, ...heading }: Props) {
  if (posts === null) return <LaterStays load={load} {...heading} />;
  return posts.length === 0 ? null : (
    <Row {...heading}>
      <Cards posts={posts} />
    </Row>
  );
}

function LaterStays({ load, ...heading }: Omit<Props, 'posts'>) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [isNear, setNear] = useState(false);
  const reach = useCallback(() => setNear(true), []);
  const { data, isError } = useQuery({
    queryKey: ['posts', heading.id, pathname],
    queryFn: load,
    enabled: isNear,
    meta: { holds: 'posts' },
  });
  // Suggestions that cannot be loaded are left out.
  if (isError || data?.length === 0) return null;
  return (
    <Row {...heading}>
      {data === undefined ? (
        <div className="on-its-way">
          <Sentinel onReach={reach} disabled={isNear} />
          <PostSkeletons mode="grid" count={moreStays} label={t('posts.loading')} />
        </div>
      ) : (
        <Cards posts={data} />
      )}
    </Row>
  );
}

function Cards({ posts }: { posts: readonly Post[] }) {
  const paths = usePaths();
  return (
    <PostLayout mode="grid">
      {posts.map((post) => (
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
  );
}

function Row({ id, title, all, children }: Heading & { children: ReactNode }) {
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
      <div className="mt-8">{children}</div>
    </section>
  );
}
