import { useLoaderData, useNavigate } from 'react-router';
import { AtlasSwitch } from '../../blocks/atlas/atlas-switch.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { ProfileForm } from '../../features/members/settings/profile-form.tsx';
import { storeMember } from '../../platform/api/session-store.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['atlas', 'pictures', 'profile'] };

const load = memberLoader(async ({ api, member }) => {
  // Fetched again: the document's member may be older than the last change.
  const user = (await api.call('GET /api/me')).user ?? member;
  const profile = await api.call('GET /api/users/username/:username', {
    params: { username: user.username },
  });
  return { user, cover: profile.cover, bioHidden: profile.bio_hidden };
});

export { load as clientLoader, load as loader };

export default function ProfileSettings() {
  const { user, cover, bioHidden } = useLoaderData<typeof load>();
  const { t } = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <Part name="profile" lead={t('settings.profile.lead')}>
      <ProfileForm
        user={user}
        cover={cover}
        bioHidden={bioHidden}
        onSaved={(saved, newEmail) => {
          storeMember(saved);
          if (newEmail !== null) {
            // The message has to outlive this page, so the document stays.
            toast(t('settings.profile.email_asked', { email: newEmail }), { tone: 'good' });
            return navigate(paths.feed);
          }
          // A new document, so that header and pages have the new name and photo.
          window.location.assign(paths.feed);
        }}
      />
      <section className="mt-12 border-t border-line pt-6">
        <AtlasSwitch shown={user.atlas_shown} label={t('atlas.setting.label', { username: user.username })} />
        <p className="mt-1 max-w-text text-14 text-ink-soft">{t('atlas.setting.hint')}</p>
        <ButtonLink to={paths.atlas(user.username)} kind="secondary" size="small" className="mt-4">
          {t('atlas.setting.open')}
        </ButtonLink>
      </section>
    </Part>
  );
}
