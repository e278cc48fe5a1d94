import { fullName } from '@staylore/contract/full-name';
import { longestBio } from '@staylore/contract/lengths';
import { Avatar } from '../../../design/primitives/avatar/avatar.tsx';
import { Textarea } from '../../../design/primitives/textarea/textarea.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { takenField } from '../../../platform/api/taken-field.ts';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { CustomField, FormField } from '../../../platform/forms/form-field.tsx';
import { NameInput } from '../../../platform/forms/name-input.tsx';
import { UnsavedGuard } from '../../../platform/forms/unsaved-guard.tsx';
import { type FormOf, useForm } from '../../../platform/forms/use-form.ts';
import type { Member } from '../../../platform/page/page-context.ts';
import { useOrigin } from '../../../platform/page/site.tsx';
import { type PictureFields, usePictureFields } from '../../../platform/pictures/use-picture-fields.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { bioForField } from './bio-text.ts';
import { PictureChoice } from './picture-choice.tsx';
import { type ProfileFields, saveProfile } from './save-profile.ts';

type Profile = FormOf<ProfileFields>;

interface Props {
  user: Member;
  cover: string | null;
  /** Moderators hide the biography from everyone else. */
  bioHidden: boolean;
  /** Called with the saved member, and the new mail address that is to be confirmed, or null. */
  onSaved(user: Member, newEmail: string | null): void;
}

const profileOf = (user: Member): ProfileFields => ({
  username: user.username,
  bio: bioForField(user.bio),
  name: user.name,
  last_name: user.last_name ?? '',
  email: user.email,
  file: null,
  cover: null,
});

/** The member's own profile: name, photo, cover, biography, address. */
export function ProfileForm({ user, cover, bioHidden, onSaved }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const pictures = usePictureFields<'file' | 'cover'>();
  const form = useForm({
    schema: () => import('@staylore/contract/members/settings').then((it) => it.updateUser.body),
    values: profileOf(user),
    settled: pictures.settled,
    refused: (problem) => {
      const field = takenField(problem);
      return field && { [field]: t(`settings.profile.${field}_taken`) };
    },
    failed: (reason) => t('settings.profile.failed', { reason }),
    send: async (_, fields) => {
      const saved = await saveProfile(api, user.id, fields);
      const email = fields.email.trim();
      form.reset(fields);
      onSaved(saved, email.toLowerCase() === saved.email.toLowerCase() ? null : email);
    },
  });
  return (
    <Form form={form} className="grid gap-3">
      <Pictures form={form} pictures={pictures} user={user} cover={cover} />
      <UsernameField form={form} />
      <NameFields form={form} />
      <FormField
        form={form}
        name="bio"
        label={t('settings.profile.about')}
        hint={t('settings.profile.about_hint', { count: [...form.watch('bio')].length, most: longestBio })}
        as={Textarea}
      />
      {bioHidden ? <p className="max-w-text text-14 text-ink-soft">{t('profile.bio_hidden')}</p> : null}
      <FormField
        form={form}
        name="email"
        label={t('settings.profile.email')}
        hint={t('settings.profile.email_hint')}
        type="email"
        autoComplete="email"
      />
      <Submit form={form} className="justify-self-start max-sm:w-full">
        {t('settings.profile.save')}
      </Submit>
      <UnsavedGuard form={form} />
    </Form>
  );
}

interface PicturesProps {
  form: Profile;
  pictures: PictureFields<'file' | 'cover'>;
  user: Member;
  cover: string | null;
}

function Pictures({ form, pictures, user, cover }: PicturesProps) {
  const { t } = useTexts();
  return (
    <>
      <CustomField
        form={form}
        name="file"
        label={t('settings.profile.photo')}
        hint={t('settings.profile.photo_hint')}
      >
        {(control, field) => (
          <PictureChoice
            value={field.value}
            choose={(file) => pictures.read('file', file, field)}
            undo={() => {
              pictures.forget('file');
              field.onChange(null);
            }}
            control={control}
            change={t('settings.profile.change_photo')}
            preview={(url) => <Avatar name={fullName(user)} src={url ?? user.file} size={88} />}
          />
        )}
      </CustomField>
      <CustomField form={form} name="cover" label={t('settings.profile.cover')}>
        {(control, field) => (
          <PictureChoice
            value={field.value}
            choose={(file) => pictures.read('cover', file, field)}
            undo={() => {
              pictures.forget('cover');
              field.onChange(null);
            }}
            control={control}
            change={t('settings.profile.change_cover')}
            preview={(url) => <Cover src={url ?? cover} />}
          />
        )}
      </CustomField>
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

function UsernameField({ form }: { form: Profile }) {
  const { t } = useTexts();
  const { host } = new URL(useOrigin());
  return (
    <FormField
      form={form}
      name="username"
      label={t('settings.profile.username')}
      hint={t('settings.profile.username_hint')}
      lead={<span className="max-w-[45vw] truncate border-r border-line pr-3">{host}/@</span>}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function NameFields({ form }: { form: Profile }) {
  const { t } = useTexts();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <FormField
        form={form}
        name="name"
        label={t('settings.profile.full_name')}
        as={NameInput}
        autoComplete="given-name"
      />
      <FormField
        form={form}
        name="last_name"
        label={t('settings.profile.last_name')}
        as={NameInput}
        autoComplete="family-name"
      />
    </div>
  );
}
