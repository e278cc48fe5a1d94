import type { Post } from '@staylore/contract/stays/posts';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../design/primitives/button/button-link.tsx';
import { Dialog } from '../../../../design/primitives/dialog/dialog.tsx';
import { returnQuery, usePaths } from '../../../../platform/page/paths.ts';
import { rememberAct } from '../../../../platform/session/wanted-act.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

interface Props {
  post: Pick<Post, 'id' | 'hotel_name' | 'location'>;
  onClose(): void;
}

/** Asks a visitor who pressed a heart to sign in or up; afterwards the favourite is saved, on the same page. */
export default function VisitorSheet({ post, onClose }: Props) {
  const { t } = useTexts();
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const next = returnQuery(pathname + search);
  const want = () => rememberAct({ favourite: post.id });
  return (
    <Dialog onClose={onClose} title={post.hotel_name ?? post.location} closeLabel={t('actions.close')}>
      <div className="p-6 pt-2">
        <p className="text-ink-soft">{t('posts.favourite.visitor')}</p>
        <div className="mt-6 grid gap-3">
          <ButtonLink to={paths.signUp + next} onClick={want}>
            {t('posts.favourite.sign_up')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.login + next} onClick={want}>
            {t('actions.sign_in')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
