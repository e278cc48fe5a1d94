import { type FormEvent, useRef } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { focusWrong } from '../../design/primitives/field/focus-wrong.ts';
import type { Draft } from '../../features/stays/posts/editor/draft.ts';
import { CaptionField, HotelFields, PriceFields } from '../../features/stays/posts/editor/fields.tsx';
import { PictureField } from '../../features/stays/posts/editor/picture-field.tsx';
import { TagField } from '../../features/stays/posts/editor/tag-field.tsx';
import type { Pictures } from '../../features/stays/posts/editor/use-pictures.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { PlaceSection } from './place-section.tsx';
import type { Save } from './use-save.ts';

interface Props {
  draft: Draft;
  album: Pictures;
  save: Save;
  isEdit: boolean;
  onChange(patch: Partial<Draft>): void;
  onSubmit(): void;
}

/** The fields of a post. The first one that is wrong takes the focus when saving is refused. */
export function EditorForm({ draft, album, save, isEdit, onChange, onSubmit }: Props) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { errors } = save;
  const shared = { draft, errors, onChange };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    focusWrong(form.current);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={save.isSaving || undefined}>
      <fieldset disabled={save.isSaving} className="grid min-w-0 grid-cols-1 gap-2">
        <PictureField state={album} error={errors.pictures} sent={save.sent} />
        <PlaceSection {...shared} />
        <HotelFields {...shared} />
        <CaptionField {...shared} />
        <TagField
          tags={draft.tags}
          error={errors.tags}
          withAvailable={isEdit}
          onChange={(tags) => onChange({ tags })}
        />
        <PriceFields {...shared} />
      </fieldset>
      {save.failure === null ? null : (
        <p role="alert" className="mb-4 rounded-8 bg-bad-soft px-4 py-3 text-14 text-ink">
          {save.failure}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        className="max-sm:w-full"
        busy={save.isSaving}
        disabled={album.isReading}
      >
        {t(save.isSaving ? 'postForm.saving' : 'postForm.save')}
      </Button>
    </form>
  );
}
