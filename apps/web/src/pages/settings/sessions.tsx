import { useLoaderData } from 'react-router';
import { SessionList } from '../../features/members/settings/session-list.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

const load = memberLoader(({ api }) => api.call('GET /api/me/sessions'));

export { load as clientLoader, load as loader };

export default function SessionSettings() {
  const { t } = useTexts();
  return (
    <Part name="sessions" lead={t('settings.sessions.lead')}>
      <SessionList loaded={useLoaderData<typeof load>()} />
    </Part>
  );
}
