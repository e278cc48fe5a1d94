import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { sendWaitingPosts } from '../../features/stays/posts/editor/waiting-posts.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Sends posts that a closed page left waiting for the network, and reports the result. */
export function useWaitingPosts({ id, username }: Member): void {
  const texts = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  useEffect(() => {
    const { language, t } = texts;
    const send = () =>
      void sendWaitingPosts(id, {
        language,
        onSaved: () =>
          toast(t('layout.without_network.saved'), {
            tone: 'good',
            action: { label: t('layout.without_network.see'), run: () => navigate(paths.profile(username)) },
          }),
        onRefused: (error, postId) =>
          toast(t('layout.without_network.refused', { reason: problemText(error, texts.t) }), {
            tone: 'bad',
            action: {
              label: t('layout.without_network.mend'),
              run: () => navigate(postId === null ? paths.newPost : paths.editPost(postId)),
            },
          }),
      });
    send();
    return onlineManager.subscribe(send);
  }, [id, username, texts, paths, navigate]);
}
