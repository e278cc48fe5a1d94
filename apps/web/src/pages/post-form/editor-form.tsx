import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { focusWrong } from '../../design/primitives/field/focus-wrong.ts';
import type { Draft } from '../../features/stays/posts/editor/draft.ts';
import { CaptionField, HotelFields, PriceFields } from '../../features/stays/posts/editor/fields.tsx';
import { PictureField } from '../../features/stays/posts/editor/pictures/picture-field.tsx';
import type { Pictures } from '../../features/stays/posts/editor/pictures/use-pictures.ts';
import { TagField } from '../../features/stays/posts/editor/tags/tag-field.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { PlaceSection, placeLookUp } from './place-section.tsx';
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
  const send = () => {
    onSubmit();
    focusWrong(form.current);
  };
  // Leaving the place for the button looks the place up; the post goes with the coordinates.
  const client = useQueryClient();
  // Asked for at the press, as the state of the hook comes a moment later; the hook tells when it has ended.
  const isLookingUp = () => client.isMutating({ mutationKey: placeLookUp }) > 0;
  useIsMutating({ mutationKey: placeLookUp });
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isLookingUp()) return;
    setWaiting(false);
    send();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLookingUp()) setWaiting(true);
    else send();
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
