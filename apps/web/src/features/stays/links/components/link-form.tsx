import type { Link } from '@staylore/contract/stays/links';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { focusWrong } from '../../../../design/primitives/field/focus-wrong.ts';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { isProblem } from '../../../../platform/api/problem.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { addLink } from '../api/list-links.ts';
import { CopyLink } from './copy-link.tsx';

/** Makes a trackable link of a pasted address. A refusal leaves what was typed. */
export function LinkForm() {
  const texts = useTexts();
  const { t } = texts;
  const { values, set, errors, busy, made, submit } = useLinkForm();
  return (
    <form onSubmit={submit} noValidate aria-labelledby="make-link">
      <h2 id="make-link" className="text-28">
        {t('links.make.title')}
      </h2>
      <div className="mt-4 grid gap-x-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field label={t('links.make.url')} hint={t('links.make.url_hint')} error={errors['url']}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
              spellCheck={false}
              value={values.url}
              onChange={(event) => set('url', event.target.value)}
            />
          )}
        </Field>
        <Field label={t('links.make.label')} hint={t('links.make.label_hint')} error={errors['label']}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={120}
              value={values.label}
              onChange={(event) => set('label', event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={busy} className="max-sm:w-full">
        {t('links.make.submit')}
      </Button>
      <div aria-live="polite">{made === null ? null : <Made link={made} />}</div>
    </form>
  );
}

function Made({ link }: { link: Link }) {
  const { t } = useTexts();
  return (
    <div className="mt-5 rounded-card border border-line bg-surface p-4">
      <p>{t(link.pays ? 'links.make.made_pays' : 'links.make.made_free')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <code className="min-w-0 text-14 break-all">{link.url}</code>
        <CopyLink key={link.id} url={link.url} label={link.label} />
      </div>
    </div>
  );
}

type Values = { url: string; label: string };

function useLinkForm() {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const [values, setValues] = useState<Values>({ url: '', label: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({});
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Link | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const refuse = (reasons: typeof errors) => {
      setErrors(reasons);
      focusWrong(form);
    };
    if (values.url.trim() === '') return refuse({ url: texts.t('links.make.url_required') });
    setErrors({});
    setBusy(true);
    try {
      const { link } = await api.call('POST /api/links', { body: values });
      addLink(client, link);
      setMade(link);
      setValues({ url: '', label: '' });
    } catch (error) {
      const fields = isProblem(error) ? error.errors : {};
      const known = 'url' in fields || 'label' in fields;
      refuse(known ? fields : { url: problemText(error, texts) });
    } finally {
      setBusy(false);
    }
  };
  const set = (name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  return { values, set, errors, busy, made, submit };
}
