import { expect, test, vi } from 'vitest';
import { showPushed } from './push.ts';

const message = {
  member: 7,
  text: 'Anna now follows you.',
  kind: 'follow',
  language: 'en',
  page: '/en/profile/anna',
};

/** As much of a worker as the test needs, with one page open. */
function fakeWorker(openPage = 'https://staylore.example/en') {
  const focus = vi.fn(async () => undefined);
  const unsubscribe = vi.fn(async () => true);
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const worker = Object.assign(new EventTarget(), {
    location: new URL('https://staylore.example/assets/service-worker.js'),
    registration: { showNotification, pushManager: { getSubscription: async () => ({ unsubscribe }) } },
    clients: { matchAll: async () => [{ url: openPage, focus }], openWindow },
  });
  showPushed(worker as never, 7);
  const send = async (type: string, fields: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (given: Promise<unknown>) => {
      work = given;
    };
    worker.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }));
    await work;
  };
  const push = (told: object) => send('push', { data: { json: () => told } });
  const press = () =>
    send('notificationclick', { notification: { data: message.page, close: () => undefined } });
  return { push, press, showNotification, unsubscribe, openWindow, focus };
}

test('What is pushed is shown in its language, and replaces what was shown of its kind', async () => {
  const { push, showNotification } = fakeWorker();
  await push(message);
  expect(showNotification).toHaveBeenCalledWith(
    'Staylore',
    expect.objectContaining({ body: message.text, tag: 'follow', lang: 'en', data: message.page }),
  );
});

test('A push for a former member is not shown, and ends the subscription', async () => {
  const { push, showNotification, unsubscribe } = fakeWorker();
  await push({ ...message, member: 8 });
  expect(showNotification).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('Pressing it opens its page, or goes to where that is open already', async () => {
  const elsewhere = fakeWorker();
  await elsewhere.press();
  expect(elsewhere.openWindow).toHaveBeenCalledWith('https://staylore.example/en/profile/anna');
  const there = fakeWorker('https://staylore.example/en/profile/anna');
  await there.press();
  expect(there.focus).toHaveBeenCalledOnce();
  expect(there.openWindow).not.toHaveBeenCalled();
});
