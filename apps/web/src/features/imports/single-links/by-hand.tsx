import { ImagePlus } from 'lucide-react';
import { FileButton } from '../../../design/primitives/file-button/file-button.tsx';
import { Textarea } from '../../../design/primitives/textarea/textarea.tsx';
import { CustomField, FormField } from '../../../platform/forms/form-field.tsx';
import type { FormOf } from '../../../platform/forms/use-form.ts';
import { pictureTypes, readPicture } from '../../../platform/pictures/read-picture.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { LinkDraft } from './use-save-link.ts';

/** Picture and caption from the member, for posts that the network shows to nobody. */
export function ByHand({ form }: { form: FormOf<LinkDraft> }) {
  const { t } = useTexts();
  const chosen = form.watch('file');
  const hint =
    chosen === null ? t('instagramLinks.file_hint') : t('instagramLinks.file_chosen', { name: chosen.name });
  return (
    <>
      <CustomField form={form} name="file" label={t('instagramLinks.file')} hint={hint}>
        {(control, { onChange, refuse }) => (
          <FileButton
            {...control}
            accept={pictureTypes}
            icon={<ImagePlus aria-hidden="true" />}
            onFiles={async ([file]) => {
              if (file === undefined) return;
              const read = await readPicture(file);
              if (read.fault === null) onChange(read.file);
              else refuse(t(`pictures.${read.fault}`, { name: file.name }));
            }}
          >
            {t('postForm.pictures.choose')}
          </FileButton>
        )}
      </CustomField>
      <FormField form={form} name="caption" label={t('instagramLinks.caption')} as={Textarea} />
    </>
  );
}
