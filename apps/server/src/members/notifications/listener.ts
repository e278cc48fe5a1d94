import pg from 'pg';
import type { Logger } from '../../platform/log/index.ts';
import { channel, endedSessions } from './queries.ts';

type Listener = (notificationId: number) => void;

export interface NotificationListener {
  /** Calls back for each new notification of a member; the returned function unsubscribes. */
  listen(userId: number, listener: Listener): () => void;
  /** Calls back when a session has ended, for whatever reason; the returned function unsubscribes. */
  onSessionEnd(sessionId: number, listener: () => void): () => void;
  /** Resolves when the listener no longer misses anything, or when the database could not be reached. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const reconnectMs = 2000;

/** Receives new notifications from the database over one connection of its own, whichever process wrote them. */
export function createNotificationListener(options: { url: string; log: Logger }): NotificationListener {
  const listeners = new Map<number, Set<Listener>>();
  const sessionEnds = new Map<number, Set<() => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let connected: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    if (closed) return;
    const fresh = new pg.Client({
      connectionString: options.url,
      application_name: 'staylore-notifications',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (closed || client !== fresh) return;
      client = null;
      timer = setTimeout(() => {
        connected = connect();
      }, reconnectMs);
    });
    fresh.on('notification', ({ channel: name, payload }) => {
      if (name === endedSessions) {
        for (const onEnd of sessionEnds.get(Number(payload)) ?? []) onEnd();
        return;
      }
      const [userId, id] = (payload ?? '').split(':').map(Number);
      for (const listener of listeners.get(userId ?? 0) ?? []) listener(id ?? 0);
    });
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}; listen ${endedSessions}`);
    } catch (error) {
      options.log.warn({ err: error }, 'notifications are not heard at the moment');
      await fresh.end().catch(() => undefined);
    }
  };

  return {
    listen: (userId, listener) => {
      connected ??= connect();
      return addTo(listeners, userId, listener);
    },
    onSessionEnd: (sessionId, listener) => addTo(sessionEnds, sessionId, listener),
    ready: async () => await connected,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Adds to the set of a key; the returned function removes it again. */
function addTo<T>(sets: Map<number, Set<T>>, key: number, one: T): () => void {
  const own = sets.get(key) ?? new Set();
  sets.set(key, own.add(one));
  return () => {
    own.delete(one);
    if (own.size === 0) sets.delete(key);
  };
}
