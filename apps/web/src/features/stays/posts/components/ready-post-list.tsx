import { ReadyList } from '../../../../platform/lists/ready-list.tsx';
import { later } from '../../../../platform/page/later.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { PostCards } from './post-cards.tsx';
import { PostSkeletons } from './post-layout.tsx';
import type { PostListProps } from './post-list.tsx';

const LivePostList = later(() => import('./live-post-list.tsx'));

/** Cards of a paged list, as they came with the document; the list comes alive as one reads on. */
export function ReadyPostList(props: PostListProps) {
  const { source, first, empty, actions, placeholder, end, mode = 'grid', opens } = props;
  const { t } = useTexts();
  return (
    <ReadyList
      source={source}
      first={first}
      empty={empty}
      end={end}
      skeleton={<PostSkeletons mode={mode} count={6} label={t('posts.loading')} />}
      live={(ready) => <LivePostList {...props} first={ready?.page ?? null} since={ready?.since} />}
    >
      {(posts) => (
        <PostCards posts={posts} mode={mode} actions={actions} placeholder={placeholder} opens={opens} />
      )}
    </ReadyList>
  );
}
