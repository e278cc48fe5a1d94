/* Shows what the server pushes while no page is open, and opens its page (`apps/server/src/members/push/message.ts` writes it). */

interface Message {
  member: number;
  text: string;
  kind: string;
  language: string;
  page: string;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
type Waits = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Waits & { data: { json(): Message } | null };
type Pressed = Waits & { notification: Notification };

/** Registers the handlers for push messages in a member's worker. */
export function showPushed(worker: Worker, member: number): void {
  worker.addEventListener('push', (event) => {
    const message = (event as Pushed).data?.json();
    if (message !== undefined) (event as Pushed).waitUntil(show(worker, member, message));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event as Pressed;
    notification.close();
    (event as Pressed).waitUntil(open(worker, String(notification.data)));
  });
}

async function show({ registration }: Worker, member: number, message: Message): Promise<void> {
  const { text, kind, language, page } = message;
  // Someone else has signed in here since.
  if (message.member !== member) {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  await registration.showNotification('Staylore', {
    body: text,
    tag: kind,
    lang: language,
    data: page,
    icon: '/icon-192.png',
    badge: '/icon-48.png',
  });
}

async function open({ clients, location }: Worker, page: string): Promise<void> {
  const { href } = new URL(page, location.origin);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === href);
  await (shown === undefined ? clients.openWindow(href) : shown.focus());
}
