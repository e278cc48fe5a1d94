// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { NotificationSwitches } from './notification-switches.tsx';
import { PushSwitch } from './push-switch.tsx';
import { isAble, usePush } from './use-push.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const endpoint = 'https://push.example/browser';

/** A browser with push, whose user has said this about notifications and says `then` when asked. */
function browser(said: NotificationPermission, then: NotificationPermission = said) {
  const asking = { permission: said, requestPermission: vi.fn() };
  asking.requestPermission.mockImplementation(async () => {
    asking.permission = then;
    return then;
  });
  const unsubscribe = vi.fn(async () => true);
  const subscribe = vi.fn(async () => ({ unsubscribe, toJSON: () => ({ endpoint, keys }) }));
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', asking);
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { asking, subscribe, unsubscribe };
}

function Page({ on }: { on: boolean }) {
  const push = usePush({ key: 'site-key', on });
  return (
    <>
      <PushSwitch {...push} />
      <NotificationSwitches
        loaded={[{ kind: 'follow', in_app: true, mail: false, push: true }]}
        withPush={isAble(push.pushing)}
      />
    </>
  );
}

const state = (on: boolean) => () => json({ key: 'site-key', on });

test('One press asks for permission and subscribes this browser; each kind of notification has its switch', async () => {
  const { asking, subscribe } = browser('default', 'granted');
  const calls = fakeApi({
    'PUT /api/notifications/push': state(true),
    'PUT /api/notifications/settings': () => json([]),
  });
  renderPage(<Page on={false} />);
  const start = await screen.findByRole('button', { name: 'Turn on for this device' });
  expect(asking.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(start);
  await userEvent.click(await screen.findByRole('switch', { name: 'Someone follows you: push' }));
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 30_000 });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'site-key' });
  expect(calls.map(({ body }) => body)).toEqual([
    { endpoint, keys, language: 'en' },
    [{ kind: 'follow', in_app: true, mail: false, push: false }],
  ]);
});

test('Another press ends push on the server and in the browser', async () => {
  const { unsubscribe } = browser('granted');
  const calls = fakeApi({ 'DELETE /api/notifications/push': state(false) });
  renderPage(<Page on={true} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off for this device' }));
  await screen.findByRole('button', { name: 'Turn on for this device' });
  expect(calls.map(({ method }) => method)).toEqual(['DELETE']);
  expect(unsubscribe).toHaveBeenCalled();
});

test('Where permission is refused, one sentence says so, and nothing is sent', async () => {
  browser('default', 'denied');
  const calls = fakeApi({});
  renderPage(<Page on={false} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  await screen.findByText(/^Your browser does not let Staylore show notifications/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('switch', { name: /: push$/ })).toBeNull();
  expect(calls).toEqual([]);
});

test('Where the browser reaches no push service, that reason is shown, nothing is sent, and it can be tried again', async () => {
  const { subscribe } = browser('default', 'granted');
  subscribe.mockRejectedValueOnce(new DOMException('Registration failed', 'AbortError'));
  const calls = fakeApi({ 'PUT /api/notifications/push': state(true) });
  renderPage(<Page on={false} />);
  const start = await screen.findByRole('button', { name: 'Turn on for this device' });
  await userEvent.click(start);
  await screen.findByText(/^That could not be changed\. The push service of your browser cannot be reached/);
  expect(calls).toEqual([]);
  await userEvent.click(start);
  await screen.findByRole('button', { name: 'Turn off for this device' });
});

test('Where the browser has no push, one sentence says so', async () => {
  fakeApi({});
  renderPage(<Page on={false} />);
  await screen.findByText(/^This browser cannot show notifications/);
});
