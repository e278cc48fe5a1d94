import type { AnswerOf } from '@staylore/contract/contract';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Dialog } from '../../../design/primitives/dialog/dialog.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { Added, useFactors } from './use-factors.ts';

type Draft = AnswerOf<'POST /api/me/security/app'>;

/** The button for setting up an authenticator app, and its dialog. */
export function AppSetUp({ all }: { all: Pick<ReturnType<typeof useFactors>, 'run' | 'busy' | 'added'> }) {
  const api = useApi();
  const { t } = useTexts();
  const [draft, setDraft] = useState<Draft | null>(null);
  const begin = () => all.run(async () => setDraft(await api.call('POST /api/me/security/app')));
  const confirmed = (added: Added) => {
    setDraft(null);
    all.added(added);
  };
  return (
    <>
      <Button
        kind="secondary"
        busy={all.busy}
        icon={<Smartphone aria-hidden="true" className="size-5" />}
        onClick={begin}
      >
        {t('security.app.add')}
      </Button>
      {draft === null ? null : (
        <Dialog
          onClose={() => setDraft(null)}
          title={t('security.app.title')}
          closeLabel={t('actions.close')}
        >
          <div className="px-6 pt-2 pb-6">
            <Key draft={draft} />
            <ConfirmForm onConfirmed={confirmed} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The secret as a QR code, as text, and as a link for an app on this device. */
function Key({ draft }: { draft: Draft }) {
  const { t } = useTexts();
  return (
    <>
      <p className="text-ink-soft">{t('security.app.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(draft.qr)}`}
        alt={t('security.app.qr')}
        width={200}
        height={200}
        className="mx-auto my-4 rounded-8"
      />
      <p className="text-14 text-ink-soft">{t('security.app.by_hand')}</p>
      <p className="mt-1 font-mono text-14 break-words select-all">
        {draft.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <a href={draft.uri} className="mb-3 flex min-h-11 items-center text-link">
        {t('security.app.open')}
      </a>
    </>
  );
}

function ConfirmForm({ onConfirmed }: { onConfirmed(added: Added): void }) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/members/security').then((it) => it.confirmApp.body),
    values: { code: '' },
    refused: ({ code, message }) => (code === 'security.wrong_code' ? { code: message } : undefined),
    send: async (body) => onConfirmed(await api.call('POST /api/me/security/app/confirm', { body })),
  });
  return (
    <Form form={form}>
      <FormField
        form={form}
        name="code"
        label={t('security.app.code')}
        hint={t('security.app.code_hint')}
        missing={t('accounts.step.required')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Submit form={form} className="w-full">
        {t('security.app.submit')}
      </Submit>
    </Form>
  );
}
