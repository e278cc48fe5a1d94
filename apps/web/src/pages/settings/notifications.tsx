import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DigestSwitch } from '../../features/members/settings/digest-switch.tsx';
import { NotificationSwitches } from '../../features/members/settings/notification-switches.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { loadForMember } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['digest'] };

async function load(args: LoaderFunctionArgs) {
  return loadForMember(args, async ({ api }) => {
    const [settings, digest] = await Promise.all([
      api.call('GET /api/notifications/settings'),
      api.call('GET /api/notifications/digest'),
    ]);
    return { settings, rhythm: digest.rhythm };
  });
}

export { load as clientLoader, load as loader };

export default function NotificationSettings() {
  const { t } = useTexts();
  const { settings, rhythm } = useLoaderData<typeof load>();
  return (
    <Part name="notifications" lead={t('settings.notifications.lead')}>
      <DigestSwitch loaded={rhythm} />
      <NotificationSwitches loaded={settings} />
    </Part>
  );
}
