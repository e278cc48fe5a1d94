import type { Post } from '@staylore/contract/stays/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../../platform/api/api.tsx';
import { problemText } from '../../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { getPost, postInLists } from '../../api/get-post.ts';
import PostDialog from './post-dialog.tsx';
import { postParameter } from './post-opener.tsx';

interface Props {
  id: number;
  actions(post: Post): ReactNode;
  author(post: Post): ReactNode;
}

/** The details of a post over the page; closing takes it out of the address. */
export default function OpenedPost({ id, actions, author }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();
  const navigate = useNavigate();
  const query = useQuery({ ...getPost(api, id), initialData: () => postInLists(client, id) });
  const close = () => {
    const next = new URLSearchParams(window.location.search);
    next.delete(postParameter);
    navigate({ search: next.size === 0 ? '' : `?${next}` }, { preventScrollReset: true });
  };
  const { error, data } = query;
  const onFailed = useEffectEvent((failure: Error) => {
    toast(problemText(failure, t), { tone: 'bad' });
    close();
  });
  useEffect(() => {
    if (error !== null) onFailed(error);
  }, [error]);
  if (data === undefined) return null;
  return <PostDialog post={data} onClose={close} actions={actions(data)} author={author(data)} />;
}
