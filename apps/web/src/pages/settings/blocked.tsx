import { useLoaderData } from 'react-router';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';
import { SetAsideList } from './set-aside-list.tsx';

export const handle: PageHandle = { texts: ['blocks'] };

const load = memberLoader(async ({ api }) => {
  const [blocked, muted] = await Promise.all([api.call('GET /api/blocks'), api.call('GET /api/mutes')]);
  return { blocked, muted };
});

export { load as clientLoader, load as loader };

export default function BlockedSettings() {
  const { t } = useTexts();
  const { blocked, muted } = useLoaderData<typeof load>();
  return (
    <Part name="blocked" lead={t('blocks.lead')}>
      <SetAsideList aside="block" first={blocked}>
        <EmptyState title={t('blocks.empty_title')} text={t('blocks.empty_text')} />
      </SetAsideList>
      <h3 className="mt-12 text-22">{t('blocks.muted_title')}</h3>
      <p className="mt-2 mb-6 text-ink-soft">{t('blocks.muted_lead')}</p>
      <SetAsideList aside="mute" first={muted}>
        <p>{t('blocks.muted_empty')}</p>
      </SetAsideList>
    </Part>
  );
}
