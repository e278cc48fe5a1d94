import type { Notification } from '@staylore/contract/members/notifications';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../../../design/primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../design/primitives/skeleton/skeleton.tsx';
import { SkeletonRows } from '../../../../design/primitives/skeleton/skeleton-rows.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import type { Page } from '../../../../platform/api/api-client.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { withFirst } from '../../../../platform/lists/first-page.ts';
import { PagedList } from '../../../../platform/lists/paged-list.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { listNotifications, notificationsKey } from '../api/list-notifications.ts';
import { setUnread } from '../unread.ts';
import { NotificationRow } from './notification-row.tsx';

interface Props {
  first: Page<Notification[]> | null;
  /** Shows at most this many, without loading more; all of them if omitted. */
  most?: number;
}

/** The notifications, newest first. What is shown counts as read; its dots disappear after a moment. */
export function NotificationList({ first, most }: Props) {
  const { t } = useTexts();
  const query = useInfiniteQuery(withFirst(listNotifications(useApi()), first));
  useMarkRead(query.data?.pages[0]?.items[0]);
  return (
    <PagedList
      query={query}
      limit={most}
      skeleton={(which) => <Skeletons count={which === 'first' ? 4 : 2} label={t('notifications.loading')} />}
      empty={<EmptyState title={t('notifications.empty')} text={t('notifications.empty_text')} />}
    >
      {(items) => (
        <ul>
          {items.map((news) => (
            <NotificationRow key={news.id} news={news} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** How long the dots are shown once the list is on the screen. */
const glanceMs = 2_500;

/** Tells the server that everything up to the newest shown has been seen. */
function useMarkRead(newest: Notification | undefined): void {
  const api = useApi();
  const { t } = useTexts();
  const client = useQueryClient();
  const id = newest?.id;
  const unread = newest?.read === false;
  const markRead = useEffectEvent((id: number) => {
    const markSeen = () =>
      client.setQueriesData<Held>({ queryKey: notificationsKey }, (held) =>
        held === undefined ? held : { ...held, pages: held.pages.map((page) => seen(page, id)) },
      );
    api.call('PUT /api/notifications/read', { body: { upTo: id } }).then(
      (answer) => {
        setUnread(answer.unread);
        setTimeout(markSeen, glanceMs);
      },
      (error: unknown) =>
        toast(t('notifications.failed', { reason: problemText(error, t) }), { tone: 'bad' }),
    );
  });
  useEffect(() => {
    if (id !== undefined && unread) markRead(id);
  }, [id, unread]);
}

type Held = InfiniteData<Page<Notification[]>>;

const seen = (page: Page<Notification[]>, upTo: number): Page<Notification[]> => ({
  ...page,
  items: page.items.map((item) => (item.id <= upTo ? { ...item, read: true } : item)),
});

function Skeletons(props: { count: number; label: string }) {
  return (
    <SkeletonRows {...props} className="flex items-center gap-3 px-3 py-2.5">
      <Skeleton className="size-10 rounded-pill" />
      <div className="flex-1">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-2 h-3 w-1/4" />
      </div>
    </SkeletonRows>
  );
}
