import type { Link } from '@staylore/contract/stays/links';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../platform/api/api.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { addLink } from '../api/list-links.ts';
import { CopyLink } from './copy-link.tsx';

const empty = { url: '', label: '' };

/** Makes a trackable link from a pasted address. After an error the text stays. */
export function LinkForm() {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();
  const [made, setMade] = useState<Link | null>(null);
  const form = useForm({
    schema: () => import('@staylore/contract/stays/links').then((it) => it.createLink.body),
    values: empty,
    failed: (reason) => ({ url: reason }),
    send: async (body) => {
      const { link } = await api.call('POST /api/links', { body });
      addLink(client, link);
      setMade(link);
      form.reset(empty);
    },
  });
  return (
    <Form form={form} aria-labelledby="make-link">
      <h2 id="make-link" className="text-28">
        {t('links.make.title')}
      </h2>
      <div className="mt-4 grid gap-x-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FormField
          form={form}
          name="url"
          label={t('links.make.url')}
          hint={t('links.make.url_hint')}
          missing={t('links.make.url_required')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
        />
        <FormField
          form={form}
          name="label"
          label={t('links.make.label')}
          hint={t('links.make.label_hint')}
          autoComplete="off"
        />
      </div>
      <Submit form={form} size="normal" className="max-sm:w-full">
        {t('links.make.submit')}
      </Submit>
      <div aria-live="polite">{made === null ? null : <Made link={made} />}</div>
    </Form>
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
