import type { Notification } from '@staylore/contract/members/notifications';
import { useLoaderData } from 'react-router';
import { notificationsPerPage } from '../../features/members/notifications/api/list-notifications.ts';
import { NotificationList } from '../../features/members/notifications/components/notification-list.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Loaded {
  first: Page<Notification[]> | null;
}

export const loader = memberLoader<Loaded>(async ({ api }) => ({
  first: await api.page('GET /api/notifications', { query: { limit: notificationsPerPage } }),
}));

/** In the browser the list is fetched behind its skeletons. */
export const clientLoader = memberLoader<Loaded>(async () => ({ first: null }));

export default function Notifications() {
  const { t } = useTexts();
  const { first } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('notifications.title')} hidden />
      <div className="mx-auto max-w-column px-edge pt-8 md:pt-12">
        <h1 className="text-36 md:text-48">{t('notifications.title')}</h1>
        <div className="mt-6 min-h-96 border-t border-line pt-3 has-[.empty]:pt-8">
          <div className="[&_ul]:-mx-3">
            <NotificationList first={first} />
          </div>
        </div>
      </div>
    </>
  );
}
