import { useNavigate } from 'react-router';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { postLinkAddress, readSearch } from '../read-handle.ts';

/** Asks for a handle and leads to its scan; works as a plain form before scripts run. */
export function HandleForm() {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const form = useForm({
    values: { handle: '' },
    send: async ({ handle }) => {
      const read = readSearch({ handle: handle.trim(), location: '' });
      if (handle.trim() === '') return { handle: t('importHub.scan.required') };
      if (read.kind === 'spaces' || read.kind === 'spaced_link')
        return { handle: t(`homePage.search.${read.kind}`) };
      if (read.kind === 'post') {
        await navigate(postLinkAddress(language, read.link));
        return {};
      }
      if (read.kind !== 'handle') return { handle: t('importHub.scan.not_handle') };
      await navigate(`/${language}?${new URLSearchParams({ handle: read.handle })}`);
      return {};
    },
  });
  return (
    <Form form={form} action={`/${language}`} className="max-w-form">
      <FormField
        form={form}
        name="handle"
        label={t('homePage.search.handle')}
        hint={t('importHub.scan.hint')}
        placeholder={t('homePage.search.handle_placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Submit form={form} early className="mt-2 max-sm:w-full">
        {t('importHub.scan.submit')}
      </Submit>
    </Form>
  );
}
