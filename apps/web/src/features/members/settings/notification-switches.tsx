import type { AnswerOf } from '@staylore/contract/contract';
import type { NotificationKind } from '@staylore/contract/members/notifications';
import { useRef, useState } from 'react';
import { Checkbox } from '../../../design/primitives/checkbox/checkbox.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

type Setting = AnswerOf<'GET /api/notifications/settings'>[number];
type Way = 'in_app' | 'mail' | 'push';

const groups = {
  people: ['follow', 'favourite', 'recommendation'],
  stays: [
    'import_finished',
    'new_stays',
    'stay_taken_down',
    'stay_taken_over',
    'stay_given_back',
    'claim_ended',
  ],
  earnings: ['booking', 'booking_confirmed', 'booking_cancelled', 'payout', 'payout_failed', 'link_broken'],
} as const satisfies Record<string, readonly NotificationKind[]>;

/**
 * For every kind of notification, whether it is shown by the bell, mailed and, if the browser supports it, pushed. A refused change is
 * reverted.
 */
export function NotificationSwitches({
  loaded,
  withPush,
}: {
  loaded: readonly Setting[];
  withPush: boolean;
}) {
  const { t } = useTexts();
  const { settings, change } = useSettings(loaded);
  const ways: readonly Way[] = withPush ? ['in_app', 'mail', 'push'] : ['in_app', 'mail'];
  return Object.entries(groups).map(([group, kinds]) => (
    <fieldset key={group} className="mb-8 rounded-card border border-line bg-surface px-4 pb-1 md:px-5">
      <legend className="float-left w-full py-4 font-serif text-18 font-semibold">
        {t(`settings.notifications.groups.${group as keyof typeof groups}`)}
      </legend>
      <ul className="clear-both">
        {settings
          .filter(({ kind }) => (kinds as readonly NotificationKind[]).includes(kind))
          .map((setting) => (
            <SwitchRow key={setting.kind} setting={setting} ways={ways} onChange={change} />
          ))}
      </ul>
    </fieldset>
  ));
}

function useSettings(loaded: readonly Setting[]) {
  const api = useApi();
  const { t } = useTexts();
  const [settings, setSettings] = useState(loaded);
  // One after the other, so that two quick presses arrive in order.
  const queue = useRef(Promise.resolve());
  const set = ({ kind }: Setting, way: Way, on: boolean) =>
    setSettings((all) => all.map((one) => (one.kind === kind ? { ...one, [way]: on } : one)));
  const change = (setting: Setting, way: Way) => {
    const wanted = { ...setting, [way]: !setting[way] };
    set(setting, way, wanted[way]);
    queue.current = queue.current.then(async () => {
      try {
        await api.call('PUT /api/notifications/settings', { body: [wanted] });
      } catch (error) {
        set(setting, way, setting[way]);
        const reason = problemText(error, t);
        toast(t('settings.notifications.failed', { reason }), { tone: 'bad' });
      }
    });
  };
  return { settings, change };
}

interface RowProps {
  setting: Setting;
  ways: readonly Way[];
  onChange(setting: Setting, way: Way): void;
}

function SwitchRow({ setting, ways, onChange }: RowProps) {
  const { t } = useTexts();
  const kind = t(`settings.notifications.kinds.${setting.kind}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2">
      <span className="min-w-56 flex-1 py-1">{kind}</span>
      <span className="flex flex-wrap gap-x-6">
        {ways.map((way) => (
          <Checkbox
            key={way}
            look="switch"
            // A kind without bell notifications is not pushed.
            disabled={way === 'push' && !setting.in_app}
            checked={setting[way] && (way !== 'push' || setting.in_app)}
            onChange={() => onChange(setting, way)}
            aria-label={t(`settings.notifications.${way}_named`, { kind })}
            label={
              <span className="text-14 text-ink-soft" aria-hidden="true">
                {t(`settings.notifications.${way}`)}
              </span>
            }
          />
        ))}
      </span>
    </li>
  );
}
