import { ImagePlus } from 'lucide-react';
import { FileButton } from '../../../design/primitives/file-button/file-button.tsx';
import { Textarea } from '../../../design/primitives/textarea/textarea.tsx';
import { CustomField, FormField } from '../../../platform/forms/form-field.tsx';
import type { FormOf } from '../../../platform/forms/use-form.ts';
import { pictureTypes } from '../../../platform/pictures/read-picture.ts';
import type { PictureFields } from '../../../platform/pictures/use-picture-fields.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { LinkDraft } from './use-save-link.ts';

/** Picture and caption from the member, for posts that are not public. */
export function ByHand({ form, pictures }: { form: FormOf<LinkDraft>; pictures: PictureFields<'file'> }) {
  const { t } = useTexts();
  const chosen = form.watch('file');
  const hint =
    chosen === null ? t('instagramLinks.file_hint') : t('instagramLinks.file_chosen', { name: chosen.name });
  return (
    <>
      <CustomField form={form} name="file" label={t('instagramLinks.file')} hint={hint}>
        {(control, field) => (
          <FileButton
            {...control}
            accept={pictureTypes}
            icon={<ImagePlus aria-hidden="true" />}
            onFiles={([file]) => pictures.read('file', file, field)}
          >
            {t('instagramLinks.file_choose')}
          </FileButton>
        )}
      </CustomField>
      <FormField form={form} name="caption" label={t('instagramLinks.caption')} as={Textarea} />
    </>
  );
}
