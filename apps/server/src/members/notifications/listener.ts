import pg from 'pg';
import type { Logger } from '../../platform/log/index.ts';
import { channel } from './queries.ts';

type Listener = (notificationId: number) => void;

export interface NotificationListener {
  /** Calls back for each new notification of a member; the result ends it. */
  listen(userId: number, listener: Listener): () => void;
  /** Resolves when whoever listens misses nothing any more, or when the database could not be asked for it. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const reconnectMs = 2000;

/** Hears of new notifications from the database over one connection of its own, whichever process wrote them. */
export function createNotificationListener(options: { url: string; log: Logger }): NotificationListener {
  const listeners = new Map<number, Set<Listener>>();
  let client: pg.Client | null = null;
  let closed = false;
  let connected: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    if (closed) return;
    const fresh = new pg.Client({
      connectionString: options.url,
      application_name: 'staylore-notifications',
    });
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (closed || client !== fresh) return;
      client = null;
      timer = setTimeout(() => {
        connected = connect();
      }, reconnectMs);
    });
    fresh.on('notification', ({ payload }) => {
      const [userId, id] = (payload ?? '').split(':').map(Number);
      for (const listener of listeners.get(userId ?? 0) ?? []) listener(id ?? 0);
    });
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      options.log.warn({ err: error }, 'notifications are not heard at the moment');
      await fresh.end().catch(() => undefined);
    }
  };

  return {
    listen(userId, listener) {
      connected ??= connect();
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    ready: async () => await connected,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
