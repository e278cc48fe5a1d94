import { useLoaderData } from 'react-router';
import { DigestSwitch } from '../../features/members/settings/digest-switch.tsx';
import { NotificationSwitches } from '../../features/members/settings/notification-switches.tsx';
import { PushSwitch } from '../../features/members/settings/push-switch.tsx';
import { isAble, usePush } from '../../features/members/settings/use-push.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['digest'] };

const load = memberLoader(async ({ api }) => {
  const [settings, digest, push] = await Promise.all([
    api.call('GET /api/notifications/settings'),
    api.call('GET /api/notifications/digest'),
    api.call('GET /api/notifications/push'),
  ]);
  return { settings, rhythm: digest.rhythm, push };
});

export { load as clientLoader, load as loader };

export default function NotificationSettings() {
  const { t } = useTexts();
  const { settings, rhythm, push } = useLoaderData<typeof load>();
  const here = usePush(push);
  return (
    <Part name="notifications" lead={t('settings.notifications.lead')}>
      <DigestSwitch loaded={rhythm} />
      <PushSwitch {...here} />
      <NotificationSwitches loaded={settings} withPush={isAble(here.pushing)} />
    </Part>
  );
}
