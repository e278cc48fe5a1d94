import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../design/primitives/field/field.tsx';
import { FileButton } from '../../../design/primitives/file-button/file-button.tsx';
import { Textarea } from '../../../design/primitives/textarea/textarea.tsx';
import { pictureTypes, readPicture } from '../../../platform/pictures/read-picture.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { LinkDraft, LinkField } from './use-save-link.ts';

interface Props {
  draft: LinkDraft;
  onChange(part: Partial<LinkDraft>): void;
  errorAt(field: LinkField): string | undefined;
}

/** Picture and caption from the member's own hand, for posts that the network shows to nobody. */
export function ByHand({ draft, onChange, errorAt }: Props) {
  const { t } = useTexts();
  const [fault, setFault] = useState<string>();
  const choose = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    const read = await readPicture(chosen);
    setFault(read.fault === null ? undefined : t(`pictures.${read.fault}`, { name: chosen.name }));
    if (read.file !== null) onChange({ file: read.file });
  };
  const hint =
    draft.file === null
      ? t('instagramLinks.file_hint')
      : t('instagramLinks.file_chosen', { name: draft.file.name });
  return (
    <>
      <Field label={t('instagramLinks.file')} hint={hint} error={fault ?? errorAt('file')}>
        {(control) => (
          <FileButton
            {...control}
            accept={pictureTypes}
            icon={<ImagePlus aria-hidden="true" />}
            onFiles={(files) => void choose(files)}
          >
            {t('postForm.pictures.choose')}
          </FileButton>
        )}
      </Field>
      <Field label={t('instagramLinks.caption')} error={errorAt('caption')}>
        {(control) => (
          <Textarea
            {...control}
            value={draft.caption}
            maxLength={2200}
            onChange={(event) => onChange({ caption: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
