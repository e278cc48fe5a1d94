import type { Post } from '@staylore/contract/stays/posts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../design/primitives/icon-button/icon-button.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { toastFailure } from '../../../platform/api/toast-failure.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { useMember } from '../../../platform/session/member.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Puts the hotel of someone else's stay on the member's own wish list. */
export function WishButton({ post }: { post: Post }) {
  const api = useApi();
  const member = useMember();
  const navigate = useNavigate();
  const paths = usePaths();
  const { t } = useTexts();
  const [wished, setWished] = useState(false);
  if (member === null || member.id === post.user_id || post.hotel_name === null) return null;
  const add = async () => {
    try {
      const { wish } = await api.call('POST /api/wishes', { body: { post_id: post.id } });
      setWished(true);
      toast(t('wishes.added', { hotel: wish.hotel_name }), {
        tone: 'good',
        action: { label: t('wishes.look'), run: () => navigate(paths.wishes(member.username)) },
      });
    } catch (error) {
      toastFailure(error, t);
    }
  };
  return (
    <IconButton
      label={t('wishes.add')}
      aria-pressed={wished}
      onClick={add}
      icon={<Bookmark aria-hidden="true" className={wished ? 'fill-accent text-accent' : ''} />}
    />
  );
}
