import type { Post } from '@staylore/contract/stays/posts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Dialog } from '../../../design/primitives/dialog/dialog.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { changeCached } from '../../../platform/lists/change-cached.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { LinkForm } from './link-form.tsx';
import type { SavedLink } from './use-save-link.ts';

/** Asks for the link of the post whose picture belongs on a card, and updates the card at once. */
export default function LinkDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const onSaved = (saved: SavedLink) => {
    const { file, caption, location, hotel_link, image, userName: username } = saved;
    changeCached<Post>(client, { holds: 'posts', id: post.id }, (card) => ({
      ...card,
      file,
      caption,
      location,
      hotel_link,
      image,
      username,
    }));
    toast(t('instagramLinks.saved'), { tone: 'good' });
    onClose();
    // Name of the hotel, gallery and tags changed as well.
    void client.invalidateQueries({ queryKey: ['posts'] });
  };
  return (
    <Dialog onClose={onClose} title={t('instagramLinks.title')} closeLabel={t('actions.close')}>
      <div className="px-6 pt-2 pb-6">
        <p className="mb-5 text-ink-soft">{t('instagramLinks.lead')}</p>
        <LinkForm
          postId={post.id}
          onSaved={onSaved}
          cancel={
            <Button kind="quiet" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}
