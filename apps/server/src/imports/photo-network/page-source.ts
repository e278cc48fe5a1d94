import {
  hasSpare,
  type PageRequest,
  type PageSourceOptions,
  pageLoader,
  type SourcePage,
} from './load-page.ts';

interface Options extends PageSourceOptions {
  /** Milliseconds after which a prefetched page is aborted if nobody has asked for it; default 3,000. */
  prefetchTimeoutMs?: number;
}

interface UnderWay {
  page: Promise<SourcePage>;
  /** Settles once upstream has been asked, or the page has been found without it. */
  sent: Promise<void>;
  waiting: number;
  stop: AbortController;
}

export interface PageSource {
  /** A page of a handle's posts, from the cache of the last hour, from a fetch in progress, or from upstream. */
  page(request: PageRequest): Promise<SourcePage>;
  /** The same, for callers with work to do that must not delay the request: they do it once it is `sent`. */
  ask(request: PageRequest): { page: Promise<SourcePage>; sent: Promise<void> };
  /**
   * Prefetches a page that is likely to be requested next; settles when the request has been sent. It ends when the signal does, or when no caller
   * has asked for it in time; an error is reported to the next caller. Does nothing while the network's allowance is low.
   */
  lookAhead(request: PageRequest): Promise<void>;
}

/**
 * Shares pages between scans: what one scan fetched another reads, and two scans asking at once wait for one call. The upstream call is aborted
 * only when all callers have left.
 */
export function createPageSource({ prefetchTimeoutMs = 3_000, ...options }: Options): PageSource {
  const underWay = new Map<string, UnderWay>();
  const load = pageLoader(options);
  const ask = (request: PageRequest) => {
    const { handle, after, signal } = request;
    if (signal.aborted) return { page: Promise.reject(signal.reason), sent: Promise.resolve() };
    const key = `${handle}\n${after ?? ''}`;
    const shared =
      underWay.get(key) ?? start(underWay, key, (stop, sent) => load({ ...request, signal: stop }, sent));
    return { page: leaveable(shared, signal), sent: shared.sent };
  };
  return {
    ask,
    page: async (request) => ask(request).page,
    lookAhead: async (request) => {
      if (!hasSpare(options.network)) return;
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(prefetchTimeoutMs)]);
      const { page, sent } = ask({ ...request, signal });
      page.catch(() => undefined);
      await sent;
    },
  };
}

function start(
  underWay: Map<string, UnderWay>,
  key: string,
  load: (signal: AbortSignal, sent: () => void) => Promise<SourcePage>,
): UnderWay {
  const stop = new AbortController();
  const sent = Promise.withResolvers<void>();
  const page = load(stop.signal, sent.resolve);
  page.then(
    () => sent.resolve(),
    () => sent.resolve(),
  );
  // Until the page can be read from the database, new callers find it here.
  const done = () => {
    if (underWay.get(key) === entry) underWay.delete(key);
  };
  page.then((read) => read.kept).then(done, done);
  const entry: UnderWay = { page, sent: sent.promise, waiting: 0, stop };
  // All callers may have left by the time it fails.
  page.catch(() => undefined);
  underWay.set(key, entry);
  // A call that is being aborted must not be joined by a new caller.
  stop.signal.addEventListener('abort', () => underWay.delete(key), { once: true });
  return entry;
}

/** Waits for a shared page until the caller leaves; the last one to leave stops the work. */
function leaveable(shared: UnderWay, signal: AbortSignal): Promise<SourcePage> {
  shared.waiting += 1;
  return new Promise((resolve, reject) => {
    const done = () => {
      signal.removeEventListener('abort', leave);
      shared.waiting -= 1;
    };
    const leave = () => {
      done();
      if (shared.waiting === 0) shared.stop.abort(signal.reason);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    shared.page.then(
      (page) => {
        done();
        resolve(page);
      },
      (error) => {
        done();
        reject(error);
      },
    );
  });
}
