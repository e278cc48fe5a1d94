import { useLoaderData } from 'react-router';
import { SecondFactors } from '../../features/members/security/second-factors.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['security'] };

const load = memberLoader(({ api }) => api.call('GET /api/me/security'));

export { load as clientLoader, load as loader };

export default function SecuritySettings() {
  const { t } = useTexts();
  return (
    <Part name="security" lead={t('security.lead')}>
      <SecondFactors loaded={useLoaderData<typeof load>()} />
    </Part>
  );
}
