import { CaptionField, HotelFields, PriceFields } from '../../features/stays/posts/editor/fields.tsx';
import { PictureField } from '../../features/stays/posts/editor/pictures/picture-field.tsx';
import type { Pictures } from '../../features/stays/posts/editor/pictures/use-pictures.ts';
import type { PostForm } from '../../features/stays/posts/editor/post-form.ts';
import type { SentShares } from '../../features/stays/posts/editor/send-post.ts';
import { TagField } from '../../features/stays/posts/editor/tags/tag-field.tsx';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { useOnline } from '../../platform/page/use-online.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { PlaceSection } from './place-section.tsx';
import type { LookUp } from './use-place-look-up.ts';

interface Props {
  form: PostForm;
  album: Pictures;
  lookUp: LookUp;
  sent: SentShares;
  isEdit: boolean;
}

export function EditorForm({ form, album, lookUp, sent, isEdit }: Props) {
  const { t } = useTexts();
  const isOnline = useOnline();
  return (
    <Form form={form} aria-busy={form.isBusy || undefined}>
      <fieldset disabled={form.isBusy} className="grid min-w-0 grid-cols-1 gap-2">
        <PictureField state={album} error={form.formState.errors.pictures?.message} sent={sent} />
        <PlaceSection form={form} lookUp={lookUp} />
        <HotelFields form={form} />
        <CaptionField form={form} />
        <TagField form={form} withAvailable={isEdit} />
        <PriceFields form={form} />
      </fieldset>
      <Submit form={form} className="max-sm:w-full">
        {t(form.isBusy ? (isOnline ? 'actions.saving' : 'postForm.waiting') : 'actions.save')}
      </Submit>
    </Form>
  );
}
