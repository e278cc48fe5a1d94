import { randomBytes } from 'node:crypto';
import type { InProcessAnswer, InProcessCall } from '@staylore/contract/in-process';
import { HtmlPage } from './html-page.ts';
import type { CallApi } from './server-api.ts';

/** Number of cached pages, and the longest in bytes that is worth caching. */
const pagesKept = 100;
const longest = 400_000;
/** Addresses remembered after their first request. */
const addressesKept = 1000;

/** Placeholder for a nonce in cached pages; random for each process, so that no member's text can imitate it. */
const nonceMark = randomBytes(18).toString('base64url');

/** The calls that a page made and their answers, by call. */
type Answers = Map<string, { call: InProcessCall; answer: InProcessAnswer }>;

interface FoundPage {
  status: number;
  headers: Headers;
  /** The HTML with this nonce. */
  html(nonce: string): string | Buffer<ArrayBuffer>;
}

interface KeptPage extends FoundPage {
  answers: Answers;
}

export interface PageRequest {
  /** Everything the page depends on besides the API's answers: language and address. */
  key: string;
  nonce: string;
  /** Calls the API as the visitor does. */
  callApi: CallApi;
  /** Renders the page with this nonce, calling the API through the given function. */
  render(nonce: string, callApi: CallApi): Promise<Response>;
}

/**
 * A visitor's page depends on its address, its language and the API's answers. So it is rendered once: for the next visitor the same calls are made
 * again, and if every answer is the same, so is the page. No visitor sees anything older than its data; only the rendering is saved. Simultaneous
 * visitors share these calls. Most of a site's pages are seldom requested: a page is cached from its second request on.
 */
export function createPageMemo(): (request: PageRequest) => Promise<Response> {
  const kept = new Map<string, KeptPage>();
  const requestedOnce = new Set<string>();
  const find = async (request: PageRequest): Promise<FoundPage> => {
    const known = kept.get(request.key);
    const repeated: Answers = new Map();
    if (known !== undefined) {
      // Deleted and set again: the first entry of the map is the least recently used.
      kept.delete(request.key);
      if (await stillTrue(known, request, repeated)) {
        kept.set(request.key, known);
        return known;
      }
    }
    const answers: Answers = new Map();
    const page = await request.render(nonceMark, recording(request.callApi, { repeated, answers }));
    const html = await page.text();
    const { status, headers } = page;
    const isRequestedAgain = known !== undefined || requestedOnce.has(request.key);
    if (status !== 200 || html.length > longest || !isRequestedAgain) {
      limited(requestedOnce.add(request.key), addressesKept);
      return { status, headers, html: (nonce) => html.replaceAll(nonceMark, nonce) };
    }
    const fresh = { status, headers, html: cutAtNonce(html), answers };
    limited(kept.set(request.key, fresh), pagesKept);
    return fresh;
  };
  const findTogether = sharing(find);
  return async (request) => {
    const { status, headers, html } = await findTogether(request);
    return bodiless.has(status)
      ? new Response(null, { status, headers })
      : new HtmlPage(html(request.nonce), { status, headers });
  };
}

/** Deletes the oldest entry beyond the limit. */
function limited(those: Map<string, unknown> | Set<string>, most: number): void {
  const [oldest] = those.keys();
  if (those.size > most && oldest !== undefined) those.delete(oldest);
}

/** The bytes of a page without its nonces, to which one is added each time. */
function cutAtNonce(html: string): FoundPage['html'] {
  const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece));
  return (nonce) => {
    const mark = Buffer.from(nonce);
    return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [mark, piece])));
  };
}

/**
 * Lets simultaneous requests for the same page share one look-up. A request that comes during a look-up waits for the next one, so that no
 * answer is older than its request. After an error each request tries by itself.
 */
function sharing(
  find: (request: PageRequest) => Promise<FoundPage>,
): (request: PageRequest) => Promise<FoundPage> {
  const looking = new Map<string, { current: Promise<FoundPage>; next?: Promise<FoundPage> }>();
  const begin = (request: PageRequest): Promise<FoundPage> => {
    const look: { current: Promise<FoundPage>; next?: Promise<FoundPage> } = { current: find(request) };
    looking.set(request.key, look);
    const end = () => {
      if (looking.get(request.key) === look && look.next === undefined) looking.delete(request.key);
    };
    look.current.then(end, end);
    return look.current;
  };
  return async (request) => {
    const look = looking.get(request.key);
    if (look === undefined) return begin(request);
    const following = () => begin(request);
    look.next ??= look.current.then(following, following);
    const found = await look.next.catch(() => undefined);
    return found?.status === 200 ? found : find(request);
  };
}

/** Answers that must have no body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

/** Repeats the calls that the page was made of; keeps the answers for rendering again if one differs. */
async function stillTrue(known: KeptPage, { callApi }: PageRequest, repeated: Answers): Promise<boolean> {
  const same = await Promise.all(
    [...known.answers].map(async ([key, { call, answer: before }]) => {
      const answer = await callApi(call);
      repeated.set(key, { call, answer });
      return answer.status === before.status && answer.next === before.next && answer.body === before.body;
    }),
  );
  return same.every(Boolean);
}

/** Passes calls on and records the answers; calls made a moment ago are not repeated. */
function recording(
  callApi: CallApi,
  { repeated, answers }: { repeated: Answers; answers: Answers },
): CallApi {
  return async (call) => {
    const key = JSON.stringify([call.key, call.params, call.query]);
    const answer = repeated.get(key)?.answer ?? (await callApi(call));
    answers.set(key, { call, answer });
    return answer;
  };
}
