import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../design/primitives/button/button.tsx';
import { Field } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { Textarea } from '../../design/primitives/textarea/textarea.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { contactFailure } from './contact-failure.ts';

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

type Status = { kind: 'sending' | 'sent' | 'failed'; text: string };

const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const fieldNames = ['name', 'email', 'subject', 'message'] as const;

/** Sends a message to the company. What was typed stays until it has arrived. */
export function ContactForm() {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [status, setStatus] = useState<Status>();
  // Without default values the form takes over what was typed before the page came alive.
  const form = useForm<Message>({ reValidateMode: 'onSubmit' });
  const busy = form.formState.isSubmitting;

  const send = async ({ name, email, subject, message }: Message) => {
    setStatus({ kind: 'sending', text: t('contact.form.sending') });
    const about = subject.trim();
    const body = {
      name: name.trim(),
      email: email.trim(),
      message,
      ...(about === '' ? {} : { subject: about }),
    };
    try {
      const answer = await api.call('POST /api/contact', { body });
      form.reset({ name: '', email: '', subject: '', message: '' });
      setStatus({ kind: 'sent', text: answer.message });
    } catch (error) {
      const atFields = isProblem(error) ? error.errors : {};
      for (const field of fieldNames)
        if (atFields[field] !== undefined) form.setError(field, { message: atFields[field] });
      setStatus({ kind: 'failed', text: contactFailure(error, texts) });
    }
  };
  const submit = form.handleSubmit(send, () => setStatus(undefined));

  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      action="/api/contact"
      aria-label={t('contact.form.title')}
    >
      <Fields form={form} />
      <Banner status={status} />
      <Button type="submit" size="large" className="max-sm:w-full" busy={busy}>
        {busy ? t('contact.form.sending') : t('contact.form.submit')}
      </Button>
    </form>
  );
}

function Fields({ form }: { form: UseFormReturn<Message> }) {
  const { t } = useTexts();
  const { register } = form;
  const { errors } = form.formState;
  const filled = (value: string) => value.trim() !== '' || t('contact.form.required');
  const isMail = (value: string) => looksLikeMail.test(value.trim()) || t('contact.form.invalid_email');
  return (
    <>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Field label={t('contact.name')} error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('name', { validate: filled })}
              autoComplete="name"
              maxLength={80}
            />
          )}
        </Field>
        <Field label={t('contact.email')} error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('email', { validate: { filled, isMail } })}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </Field>
      </div>
      <Field label={t('contact.form.subject')} error={errors.subject?.message}>
        {(control) => <TextInput {...control} {...register('subject')} maxLength={200} />}
      </Field>
      <Field label={t('contact.form.message')} error={errors.message?.message}>
        {(control) => (
          <Textarea {...control} {...register('message', { validate: filled })} rows={7} maxLength={5000} />
        )}
      </Field>
    </>
  );
}

const looks: Record<Status['kind'], string> = {
  sending: 'bg-sunken',
  sent: 'bg-good-soft',
  failed: 'bg-bad-soft',
};

/** The state of the message; the region is always there, so that a change is announced. */
function Banner({ status }: { status: Status | undefined }) {
  return (
    <div role="status">
      {status === undefined ? null : (
        <p className={`mb-5 rounded-8 px-4 py-3 text-ink ${looks[status.kind]}`}>{status.text}</p>
      )}
    </div>
  );
}
