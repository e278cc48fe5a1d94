import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Field } from '../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { ByHand } from './by-hand.tsx';
import { type LinkDraft, type SavedLink, useSaveLink } from './use-save-link.ts';

interface Props {
  postId?: number;
  onSaved(saved: SavedLink): void;
  /** The way out beside the button that sends. */
  cancel?: ReactNode;
}

/** Asks for the link of a post of the photo network, and for its handle, or picture and caption, where the link alone does not do. */
export function LinkForm({ postId, onSaved, cancel }: Props) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<LinkDraft>({ link: '', handle: '', caption: '', file: null });
  const { busy, asks, errorAt, save, switchTo } = useSaveLink({ postId, onSaved });
  const change = (part: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(draft);
  };
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <form onSubmit={submit} noValidate className="max-w-form">
      <Field label={t('instagramLinks.link')} error={errorAt('link')}>
        {(control) => (
          <TextInput
            {...control}
            {...plain}
            type="url"
            placeholder={t('instagramLinks.placeholder')}
            value={draft.link}
            onChange={(event) => change({ link: event.target.value })}
          />
        )}
      </Field>
      {asks === 'handle' ? (
        <Field
          label={t('instagramLinks.handle')}
          hint={t('instagramLinks.handle_hint')}
          error={errorAt('handle')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...plain}
              lead="@"
              value={draft.handle.replace(/^@/, '')}
              onChange={(event) => change({ handle: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      {asks === 'hand' ? <ByHand draft={draft} onChange={change} errorAt={errorAt} /> : null}
      {asks === 'link' ? null : (
        <Button
          kind="quiet"
          size="small"
          className="mb-4 -ml-3"
          onClick={() => switchTo(asks === 'handle' ? 'hand' : 'handle')}
        >
          {t(asks === 'handle' ? 'instagramLinks.by_hand' : 'instagramLinks.by_handle')}
        </Button>
      )}
      <div
        className={`flex flex-wrap items-center gap-3 ${cancel === undefined ? 'flex-row-reverse justify-end' : 'justify-end'}`}
      >
        <p aria-live="polite" className="mr-auto text-14 text-ink-soft">
          {busy ? t('instagramLinks.working') : ''}
        </p>
        {cancel}
        <Button type="submit" size={cancel === undefined ? 'large' : 'normal'} busy={busy}>
          {t('instagramLinks.upload')}
        </Button>
      </div>
    </form>
  );
}
