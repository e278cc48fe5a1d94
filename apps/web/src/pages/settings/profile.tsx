import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ProfileForm } from '../../features/members/settings/profile-form.tsx';
import { storeMember } from '../../platform/api/session-store.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { loadForMember } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

async function load(args: LoaderFunctionArgs) {
  return loadForMember(args, async ({ api, member }) => {
    // Asked anew: the document's member may be older than the last change.
    const user = (await api.call('GET /api/me')).user ?? member;
    const profile = await api.call('GET /api/users/username/:username', {
      params: { username: user.username },
    });
    return { user, cover: profile.cover };
  });
}

export { load as clientLoader, load as loader };

export default function ProfileSettings() {
  const { user, cover } = useLoaderData<typeof load>();
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <Part name="profile" lead={t('settings.profile.lead')}>
      <ProfileForm
        user={user}
        cover={cover}
        onSaved={(saved) => {
          storeMember(saved);
          // A new document, so that header and pages know the new name and photo.
          window.location.assign(paths.feed);
        }}
      />
    </Part>
  );
}
