import type { FormEvent } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Avatar } from '../../../design/primitives/avatar/avatar.tsx';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Field } from '../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { Textarea } from '../../../design/primitives/textarea/textarea.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import type { Member } from '../../../platform/page/page-context.ts';
import { useOrigin } from '../../../platform/page/site.tsx';
import { fullName } from '../../../platform/texts/full-name.ts';
import { type Texts, useTexts } from '../../../platform/texts/texts.tsx';
import { bioForField } from './bio-text.ts';
import { PictureChoice } from './picture-choice.tsx';
import { type ProfileFields, type SavedProfile, saveProfile } from './save-profile.ts';

type Form = UseFormReturn<ProfileFields>;

interface Props {
  user: Member;
  cover: string | null;
  onSaved(user: Member): void;
}

const mostBio = 1000;

/** Removes every digit as it is typed or pasted: names have none. */
function dropDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const clean = input.value.replace(/\p{Nd}/gu, '');
  if (clean !== input.value) input.value = clean;
}

/** The own profile: name, photo, cover, about text, address. */
export function ProfileForm({ user, cover, onSaved }: Props) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const form = useForm<ProfileFields>({
    reValidateMode: 'onSubmit',
    defaultValues: {
      username: user.username,
      bio: bioForField(user.bio),
      name: user.name,
      last_name: user.last_name ?? '',
      email: user.email,
      file: null,
      cover: null,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    try {
      const result = await saveProfile(api, user.id, fields);
      if (result.kind === 'saved') onSaved(result.user);
      else showRefusal(form, result, texts);
    } catch (error) {
      form.setError('root', { message: t('settings.profile.failed', { reason: problemText(error, texts) }) });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Pictures form={form} user={user} cover={cover} />
      <UsernameField form={form} />
      <NameFields form={form} />
      <BioField form={form} />
      <EmailField form={form} />
      {errors.root?.message === undefined ? null : (
        <p role="alert" className="rounded-8 bg-bad-soft px-4 py-3 text-14 text-ink">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" size="large" busy={isSubmitting} className="justify-self-start max-sm:w-full">
        {t('settings.profile.save')}
      </Button>
    </form>
  );
}

function showRefusal(form: Form, refusal: Exclude<SavedProfile, { kind: 'saved' }>, { t }: Texts): void {
  if (refusal.kind === 'taken') {
    const message = t(
      refusal.field === 'email' ? 'settings.profile.email_taken' : 'settings.profile.username_taken',
    );
    form.setError(refusal.field, { message }, { shouldFocus: true });
    return;
  }
  const known = form.getValues();
  for (const [field, message] of Object.entries(refusal.errors)) {
    if (field in known) form.setError(field as keyof ProfileFields, { message }, { shouldFocus: true });
    else form.setError('root', { message });
  }
}

function Pictures({ form, user, cover }: { form: Form; user: Member; cover: string | null }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const shared = (name: 'file' | 'cover') => ({
    error: errors[name]?.message,
    onFault: (message: string) => form.setError(name, { message }),
    onChange: (file: File | null) => {
      form.clearErrors(name);
      form.setValue(name, file, { shouldDirty: true });
    },
  });
  return (
    <>
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <PictureChoice
            {...shared('file')}
            label={t('settings.profile.photo')}
            change={t('settings.profile.change_photo')}
            hint={t('settings.profile.photo_hint')}
            value={field.value}
            preview={(url) => <Avatar name={fullName(user)} src={url ?? user.file} size={88} />}
          />
        )}
      />
      <Controller
        control={form.control}
        name="cover"
        render={({ field }) => (
          <PictureChoice
            {...shared('cover')}
            label={t('settings.profile.cover')}
            change={t('settings.profile.change_cover')}
            value={field.value}
            preview={(url) => <Cover src={url ?? cover} />}
          />
        )}
      />
    </>
  );
}

function Cover({ src }: { src: string | null }) {
  const { t } = useTexts();
  return (
    <div className="flex aspect-3/1 w-full items-center justify-center overflow-hidden rounded-card border border-line bg-sunken text-14 text-ink-soft">
      {src === null ? (
        t('settings.profile.no_cover')
      ) : (
        <img src={src} alt={t('settings.profile.cover_of')} className="size-full object-cover" />
      )}
    </div>
  );
}

function UsernameField({ form }: { form: Form }) {
  const { t } = useTexts();
  const { host } = new URL(useOrigin());
  return (
    <Field
      label={t('settings.profile.username')}
      hint={t('settings.profile.username_hint')}
      error={form.formState.errors.username?.message}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register('username')}
          lead={<span className="max-w-[45vw] truncate border-r border-line pr-3">{host}/</span>}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

function NameFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <Field label={t('settings.profile.full_name')} error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('name')} onInput={dropDigits} autoComplete="given-name" />
        )}
      </Field>
      <Field label={t('settings.profile.last_name')} error={errors.last_name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('last_name')}
            onInput={dropDigits}
            autoComplete="family-name"
          />
        )}
      </Field>
    </div>
  );
}

function BioField({ form }: { form: Form }) {
  const { t } = useTexts();
  const count = [...form.watch('bio')].length;
  return (
    <Field
      label={t('settings.profile.about')}
      hint={t('settings.profile.about_hint', { count, most: mostBio })}
      error={form.formState.errors.bio?.message}
    >
      {(control) => <Textarea {...control} {...form.register('bio')} />}
    </Field>
  );
}

function EmailField({ form }: { form: Form }) {
  const { t } = useTexts();
  return (
    <Field
      label={t('settings.profile.email')}
      hint={t('settings.profile.email_hint')}
      error={form.formState.errors.email?.message}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      )}
    </Field>
  );
}
