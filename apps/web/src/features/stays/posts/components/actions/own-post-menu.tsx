import type { Post } from '@staylore/contract/stays/posts';
import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AlertDialog } from '../../../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { IconButton } from '../../../../../design/primitives/icon-button/icon-button.tsx';
import { Menu } from '../../../../../design/primitives/menu/menu.tsx';
import { usePaths } from '../../../../../platform/page/paths.ts';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { titleOf } from '../../card-post.ts';
import { useOwnPost } from '../../use-own-post.ts';

/** Edit, archive and delete for the author of a post; deleting asks for confirmation. */
export function OwnPostMenu({ post }: { post: Post }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const paths = usePaths();
  const [asking, setAsking] = useState(false);
  const { archive, remove } = useOwnPost(post);
  const archived = post.archived === 1;
  const here = useRef<HTMLSpanElement>(null);
  return (
    <span ref={here} className="contents">
      <Menu
        trigger={
          <IconButton
            over="picture"
            label={t('posts.own.menu', { title: titleOf(post) })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
        items={[
          ...(post.can.update
            ? [
                {
                  label: t('posts.own.edit'),
                  icon: <Pencil aria-hidden="true" />,
                  onSelect: () => navigate(paths.editPost(post.id)),
                },
              ]
            : []),
          ...(post.can.archive
            ? [
                {
                  label: t(archived ? 'posts.own.unarchive' : 'posts.own.archive'),
                  icon: archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
                  onSelect: () => void thenBeside(here.current, archive),
                },
              ]
            : []),
          {
            label: t('posts.own.delete'),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('posts.own.delete_title')}
        text={t('posts.own.delete_question')}
        cancel={t('actions.cancel')}
        confirm={t('posts.own.delete')}
        danger
        onConfirm={() => void thenBeside(here.current, remove)}
      />
    </span>
  );
}

/** Does what may remove the card; the focus, if it was there, moves to the next card. */
async function thenBeside(here: Element | null, act: () => Promise<unknown>): Promise<void> {
  const card = here?.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  await act();
  if (document.activeElement === document.body)
    (beside?.querySelector<HTMLElement>('h3 a') ?? document.getElementById('content'))?.focus();
}
