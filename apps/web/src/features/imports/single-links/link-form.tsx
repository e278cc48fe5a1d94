import type { ReactNode } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { HandleInput } from '../../../platform/forms/handle-input.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { ByHand } from './by-hand.tsx';
import { useSaveLink } from './use-save-link.ts';

type Props = Parameters<typeof useSaveLink>[0] & {
  /** The cancel action beside the submit button. */
  cancel?: ReactNode;
};

/** Asks for the link of a post of the photo network, and for its handle, or picture and caption, if the link alone is not enough. */
export function LinkForm({ cancel, ...saving }: Props) {
  const { t } = useTexts();
  const { form, pictures, asks, switchTo } = useSaveLink(saving);
  return (
    <Form form={form} className="max-w-form">
      <FormField
        form={form}
        name="link"
        label={t('instagramLinks.link')}
        type="url"
        placeholder={t('instagramLinks.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {asks === 'handle' ? (
        <FormField
          form={form}
          name="handle"
          label={t('instagramLinks.handle')}
          hint={t('instagramLinks.handle_hint')}
          as={HandleInput}
        />
      ) : null}
      {asks === 'hand' ? <ByHand form={form} pictures={pictures} /> : null}
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
          {form.isBusy ? t('instagramLinks.working') : ''}
        </p>
        {cancel}
        <Submit form={form} size={cancel === undefined ? 'large' : 'normal'}>
          {t('instagramLinks.upload')}
        </Submit>
      </div>
    </Form>
  );
}
