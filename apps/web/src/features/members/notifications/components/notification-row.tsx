import type { Notification } from '@staylore/contract/members/notifications';
import { BedDouble, CircleAlert, Coins, Download, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/primitives/avatar/avatar.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useMember } from '../../../../platform/session/member.tsx';
import { Day } from '../../../../platform/texts/day.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { notificationTarget, notificationText } from '../notification-text.ts';

const signs: Partial<Record<Notification['kind'], typeof Coins>> = {
  import_finished: Download,
  new_stays: Sparkles,
  payout: Coins,
  payout_failed: CircleAlert,
  link_broken: CircleAlert,
};

/** One notification: who or what, the sentence, the day; a dot while it is unread. */
export function NotificationRow({ news }: { news: Notification }) {
  const texts = useTexts();
  const paths = usePaths();
  const ownUsername = useMember()?.username ?? '';
  const target = notificationTarget(news, { paths, ownUsername });
  const line = (
    <>
      <Sign news={news} />
      <span className="min-w-0 flex-1">
        <span className={`block text-14 text-balance break-words ${news.read ? '' : 'font-medium'}`}>
          {notificationText(news, texts)}
        </span>
        <Day at={news.created_at} className="text-12 text-ink-soft" />
      </span>
      {news.post?.file == null ? null : (
        <img
          src={news.post.file}
          alt=""
          loading="lazy"
          className="size-11 rounded-8 bg-sunken object-cover"
        />
      )}
      {news.read ? null : (
        <span className="size-2 shrink-0 rounded-pill bg-accent">
          <span className="sr-only">{texts.t('notifications.unread')}</span>
        </span>
      )}
    </>
  );
  const look = 'flex items-center gap-3 rounded-8 px-3 py-2.5';
  return (
    <li>
      {target === null ? (
        <div className={look}>{line}</div>
      ) : (
        <Link to={target} className={`${look} hover:bg-sunken`}>
          {line}
        </Link>
      )}
    </li>
  );
}

function Sign({ news }: { news: Notification }) {
  if (news.actor !== null) return <Avatar name={news.actor.name} src={news.actor.file} size={40} />;
  const Icon = signs[news.kind] ?? BedDouble;
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-pill bg-accent-soft text-accent">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
