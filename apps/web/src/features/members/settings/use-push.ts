import type { AnswerOf } from '@staylore/contract/contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import type { Api } from '../../../platform/api/api-client.ts';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import type { Language } from '../../../platform/texts/language.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

type State = AnswerOf<'GET /api/notifications/push'>;

/** `unknown` until the page is hydrated; `none` if the browser has no push, `refused` if its user has said no. */
export type Pushing = 'unknown' | 'none' | 'refused' | 'off' | 'on';

/** Whether this browser can be switched. */
export const isAble = (pushing: Pushing): pushing is 'on' | 'off' => pushing === 'on' || pushing === 'off';

/** The worker is registered some seconds after a page has opened. */
const longestWait = 60_000;

/** Whether notifications are pushed to this browser, and how to switch that. */
export function usePush(loaded: State) {
  const api = useApi();
  const texts = useTexts();
  const [pushing, setPushing] = useState<Pushing>('unknown');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setPushing(pushingHere(loaded.on)), [loaded.on]);
  const change = async () => {
    setBusy(true);
    setFailure(null);
    try {
      if (pushing === 'on') await stop(api);
      else await start(api, { key: loaded.key, language: texts.language });
      setPushing(pushing === 'on' ? 'off' : pushingHere(true));
    } catch (error) {
      // Errors that are not from our API come from the browser, which has no push service to reach, or no worker yet.
      const reason = isProblem(error)
        ? problemText(error, texts.t)
        : texts.t('settings.notifications.push_unreachable');
      setFailure(texts.t('settings.notifications.failed', { reason }));
    }
    setBusy(false);
  };
  return { pushing, isBusy, failure, change };
}

function pushingHere(isOn: boolean): Pushing {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!hasPush) return 'none';
  if (Notification.permission === 'denied') return 'refused';
  return isOn && Notification.permission === 'granted' ? 'on' : 'off';
}

async function start(api: Api, { key, language }: { key: string; language: Language }): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { pushManager } = await worker();
  // An earlier one may be bound to another key or member.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  try {
    await api.call('PUT /api/notifications/push', {
      body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, language },
    });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

async function stop(api: Api): Promise<void> {
  await api.call('DELETE /api/notifications/push');
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function worker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('There is no service worker')), longestWait);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } finally {
    clearTimeout(timer);
  }
}
