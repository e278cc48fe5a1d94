import { useState } from 'react';
import { Textarea } from '../../design/primitives/textarea/textarea.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { FormField } from '../../platform/forms/form-field.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { contactFailure } from './contact-failure.ts';

const empty = { name: '', email: '', subject: '', message: '' };

/** Sends a message to the company. What was typed stays until it has arrived. */
export function ContactForm() {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [thanks, setThanks] = useState<string>();
  const form = useForm({
    schema: () => import('@staylore/contract/members/contact').then((it) => it.sendContact.body),
    values: empty,
    failed: (_, error) => contactFailure(error, texts),
    send: async ({ subject, ...message }) => {
      setThanks(undefined);
      const body = subject === '' ? message : { ...message, subject };
      const answer = await api.call('POST /api/contact', { body });
      form.reset(empty);
      setThanks(answer.message);
    },
  });
  return (
    <Form form={form} method="post" action="/api/contact" aria-label={t('contact.form.title')}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <FormField form={form} name="name" label={t('contact.name')} autoComplete="name" />
        <FormField form={form} name="email" label={t('contact.email')} type="email" autoComplete="email" />
      </div>
      <FormField form={form} name="subject" label={t('contact.form.subject')} />
      <FormField form={form} name="message" label={t('contact.form.message')} as={Textarea} rows={7} />
      <div role="status">
        {thanks === undefined ? null : (
          <p className="mb-5 rounded-8 bg-good-soft px-4 py-3 text-ink">{thanks}</p>
        )}
      </div>
      <Submit form={form} className="max-sm:w-full">
        {form.isBusy ? t('contact.form.sending') : t('contact.form.submit')}
      </Submit>
    </Form>
  );
}
