import { useLoaderData } from 'react-router';
import { TakeoutCard } from '../../features/lifecycle/takeout/takeout-card.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['takeout'] };

const load = memberLoader(({ api }) => api.call('GET /api/me/takeout'));

export { load as clientLoader, load as loader };

export default function DataSettings() {
  const { t } = useTexts();
  const { takeout } = useLoaderData<typeof load>();
  return (
    <Part name="data" lead={t('takeout.lead')}>
      <TakeoutCard loaded={takeout} />
    </Part>
  );
}
