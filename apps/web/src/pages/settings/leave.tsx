import { Link, useLoaderData } from 'react-router';
import { LeaveAccount } from '../../blocks/leaving/leave-account.tsx';
import { Consequences } from '../../features/lifecycle/leaving/consequences.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['leaving'] };

const load = memberLoader(({ api }) => api.call('GET /api/me/leaving'));

export { load as clientLoader, load as loader };

/** Deleting the member's account: what it means, and the form. */
export default function LeaveSettings() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <Part name="leave" lead={t('leaving.lead')}>
      <Consequences />
      <p className="mt-6 mb-8">
        <Link to={paths.ownData} className="text-link">
          {t('leaving.take_along')}
        </Link>
      </p>
      <LeaveAccount leaving={useLoaderData<typeof load>()} />
    </Part>
  );
}
