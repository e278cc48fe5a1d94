import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotificationSwitches } from '../../features/settings/notification-switches.tsx';
import { loadForMember } from '../../platform/require-member.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Part } from './part.tsx';

async function load(args: LoaderFunctionArgs) {
  return loadForMember(args, ({ api }) => api.call('GET /api/notifications/settings'));
}

export { load as clientLoader, load as loader };

export default function NotificationSettings() {
  const { t } = useTexts();
  return (
    <Part name="notifications" lead={t('settings.notifications.lead')}>
      <NotificationSwitches loaded={useLoaderData<typeof load>()} />
    </Part>
  );
}
