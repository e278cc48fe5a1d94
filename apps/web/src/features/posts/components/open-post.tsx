import type { Post } from '@staylore/contract/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api.tsx';
import { problemText } from '../../../platform/problem-text.ts';
import { useTexts } from '../../../platform/texts.tsx';
import { getPost, postInLists } from '../api/get-post.ts';
import { postParameter } from './post-opener.tsx';

const PostDialog = lazy(() => import('./post-dialog.tsx'));

interface Slots {
  actions(post: Post): ReactNode;
  author(post: Post): ReactNode;
}

/** Shows the details of the post that the address names (`?post=ID`) over the page; closing takes it out of the address. */
export function OpenPost(slots: Slots) {
  const [search] = useSearchParams();
  const id = Number(search.get(postParameter));
  return Number.isInteger(id) && id > 0 ? <Opened id={id} {...slots} /> : null;
}

function Opened({ id, actions, author }: Slots & { id: number }) {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const close = useClose();
  const query = useQuery({ ...getPost(api, id), initialData: () => postInLists(client, id) });
  useEffect(() => {
    if (!query.isError) return;
    toast(problemText(query.error, texts), { tone: 'bad' });
    close();
  }, [query.isError, query.error, texts, close]);
  if (query.data === undefined) return null;
  return (
    <Suspense>
      <PostDialog
        post={query.data}
        onClose={close}
        actions={actions(query.data)}
        author={author(query.data)}
      />
    </Suspense>
  );
}

function useClose() {
  const navigate = useNavigate();
  return () => {
    const next = new URLSearchParams(window.location.search);
    next.delete(postParameter);
    navigate({ search: next.size === 0 ? '' : `?${next}` }, { preventScrollReset: true });
  };
}
