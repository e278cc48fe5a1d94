import type { Post } from '@staylore/contract/stays/posts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import type { Draft } from '../../features/stays/posts/editor/draft.ts';
import { draftKey } from '../../features/stays/posts/editor/draft-store.ts';
import { type DraftPicture, sameAlbum } from '../../features/stays/posts/editor/pictures/pictures.ts';
import { fill } from '../../features/stays/posts/editor/post-form.ts';
import { PreviewCard } from '../../features/stays/posts/editor/preview-card.tsx';
import { useDraft } from '../../features/stays/posts/editor/use-draft.ts';
import { LeaveGuard } from '../../platform/forms/leave-guard.tsx';
import type { Member } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useOnline } from '../../platform/page/use-online.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { EditorForm } from './editor-form.tsx';
import { EditorHead } from './editor-head.tsx';
import { ImportPicker } from './import-picker.tsx';
import { useFulfilWish } from './use-fulfil-wish.ts';
import { usePostForm } from './use-post-form.ts';

interface Props {
  member: Member;
  /** The post that is edited, null for a new one. */
  post: Post | null;
  initial: Draft;
  pictures: readonly DraftPicture[];
  /** The day in the preview, ISO: when the post was written, or today. */
  day: string;
  /** The wish that was fulfilled here. */
  wishId?: number;
}

export function PostEditor({ member, post, initial, pictures, day, wishId }: Props) {
  const { t } = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const key = draftKey(member.id, subjectOf(post, wishId));
  const fulfil = useFulfilWish();
  const [savedTo, setSavedTo] = useState<string | null>(null);
  const [held, setHeld] = useState(false);
  const isOnline = useOnline();
  const { album, form, lookUp, sent } = usePostForm({
    postId: post?.id ?? null,
    draftKey: key,
    initial,
    pictures,
    onSaved: ({ id: postId, held }) => {
      writing.finish();
      if (wishId !== undefined) void fulfil({ wishId, postId });
      // A held post is not on the profile yet; its own page gives the reason.
      setSavedTo(held ? paths.post(postId) : paths.profile(member.username));
      setHeld(held);
    },
  });
  const writing = useDraft(key, initial, form);
  // Navigates after the guard knows that everything is saved.
  useEffect(() => {
    if (savedTo === null) return;
    toast(t(post === null && !held ? 'postForm.saved_new' : 'postForm.saved_edit'), { tone: 'good' });
    navigate(savedTo);
  }, [savedTo, navigate, post, held, t]);
  const title = t(post === null ? 'postForm.title_new' : 'postForm.title_edit');
  return (
    <div className="mx-auto max-w-page px-edge pt-8 pb-8 md:pt-12">
      <PageHead title={title} hidden />
      <EditorHead
        title={title}
        isEdit={post !== null}
        action={
          post === null ? (
            <ImportPicker
              caption={writing.draft.caption}
              onPicture={(file) => album.add([file])}
              onCaption={(caption) => fill(form, { caption })}
            />
          ) : null
        }
      />
      <div className="mt-8 grid grid-cols-1 gap-10 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:gap-12">
        <div>
          <DraftNotice {...writing} isWish={wishId !== undefined} />
          <EditorForm form={form} album={album} lookUp={lookUp} sent={sent} isEdit={post !== null} />
        </div>
        <aside
          className="max-w-form sm:max-w-none md:sticky md:top-24 md:self-start"
          aria-labelledby="preview"
        >
          <h2 id="preview" className="mb-3 text-22">
            {t('postForm.preview')}
          </h2>
          <PreviewCard draft={writing.draft} cover={album.pictures[0]} member={member} day={day} />
        </aside>
      </div>
      <LeaveGuard
        // A post waiting for the network is sent without this page.
        active={
          savedTo === null &&
          !(form.isBusy && !isOnline) &&
          (writing.isChanged || !sameAlbum(album.pictures, pictures))
        }
        title={t('postForm.leave.title')}
        text={t(post === null ? 'postForm.leave.text_new' : 'postForm.leave.text_edit')}
        stay={t('postForm.leave.stay')}
        leave={t('postForm.leave.leave')}
        onLeave={writing.keep}
      />
    </div>
  );
}

const subjectOf = (post: Post | null, wishId: number | undefined) =>
  post?.id ?? (wishId === undefined ? null : (`wish-${wishId}` as const));
