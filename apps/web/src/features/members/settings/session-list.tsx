import type { AnswerOf } from '@staylore/contract/contract';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { unlessGone } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { Day } from '../../../platform/texts/day.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

type Session = AnswerOf<'GET /api/me/sessions'>[number];

/** Where the member is signed in, and signing out there. */
export function SessionList({ loaded }: { loaded: readonly Session[] }) {
  const { t } = useTexts();
  const { sessions, ending, end, endOthers } = useSessions(loaded);
  const others = sessions.filter((session) => !session.current).length;
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={ending === session.id} onEnd={end} />
        ))}
      </ul>
      <div className="mt-6">
        {others === 0 ? (
          <p className="text-ink-soft">{t('settings.sessions.only_this')}</p>
        ) : (
          <Button kind="danger" busy={ending === 'others'} onClick={endOthers}>
            {t('settings.sessions.end_others')}
          </Button>
        )}
      </div>
    </>
  );
}

function useSessions(loaded: readonly Session[]) {
  const api = useApi();
  const { t } = useTexts();
  const [sessions, setSessions] = useState(loaded);
  const [ending, setEnding] = useState<number | 'others' | null>(null);
  const run = async (which: number | 'others', act: () => Promise<string>) => {
    setEnding(which);
    try {
      toast(await act(), { tone: 'good' });
      setSessions((list) =>
        list.filter(({ id, current }) => current || (which !== 'others' && id !== which)),
      );
    } catch (error) {
      toast(t('settings.sessions.failed', { reason: problemText(error, t) }), { tone: 'bad' });
    } finally {
      setEnding(null);
    }
  };
  return {
    sessions,
    ending,
    end: ({ id }: Session) =>
      run(id, async () => {
        await api.call('DELETE /api/me/sessions/:id', { params: { id } }).catch(unlessGone);
        return t('settings.sessions.ended');
      }),
    endOthers: () =>
      run('others', async () => {
        const { ended } = await api.call('DELETE /api/me/sessions');
        return t('settings.sessions.ended_others', { count: ended });
      }),
  };
}

interface RowProps {
  session: Session;
  busy: boolean;
  onEnd(session: Session): void;
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const { t } = useTexts();
  const device = session.device === '' ? t('settings.sessions.unknown') : session.device;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="font-medium">
          {device}
          {session.current ? (
            <span className="ml-2 inline-block rounded-pill bg-good-soft px-2.5 py-0.5 text-12 font-medium text-good">
              {t('settings.sessions.this')}
            </span>
          ) : null}
        </p>
        <p className="text-14 text-balance text-ink-soft">
          {t('settings.sessions.since')} <Day at={session.created_at} />, {t('settings.sessions.seen')}{' '}
          <Day at={session.seen_at} />
        </p>
      </div>
      {session.current ? null : (
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          className="max-sm:ml-10"
          aria-label={t('settings.sessions.end_named', { device })}
          onClick={() => onEnd(session)}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}
