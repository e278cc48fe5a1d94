import { randomBytes } from 'node:crypto';

/** Pages that are kept, and the longest in bytes that is worth keeping. */
const pagesKept = 100;
const longest = 400_000;

/** Stands in kept pages where a nonce belongs; random for each process, so that no text of a member can pretend to be it. */
const nonceMark = randomBytes(18).toString('base64url');

export type Dispatch = (request: Request) => Promise<Response>;

/** An answer of the API, read to its end. */
interface ApiAnswer {
  status: number;
  type: string | null;
  link: string | null;
  /** Bytes: they are compared and passed on, and decoded only to render. */
  body: Buffer;
}

interface KeptPage {
  /** What the page asked the API, by path, and what it was told. */
  answers: ReadonlyMap<string, ApiAnswer>;
  /** The HTML, cut where the nonce stands. */
  pieces: readonly Buffer[];
  headers: Headers;
}

export interface PageRequest {
  /** Everything the page depends on besides the API's answers: language and address. */
  key: string;
  nonce: string;
  /** Asks the API as the visitor does. */
  dispatch: Dispatch;
  /** Headers that the page's own calls carry, for asking them again. */
  headers: Record<string, string>;
  origin: string;
  /** Renders the page with this nonce, asking the API through the given function. */
  render(nonce: string, dispatch: Dispatch): Promise<Response>;
}

/**
 * Visitors' pages are made of their address, their language and what the API answers. So a page is rendered once: for the
 * next visitor the API is asked the same questions, and if every answer is the same, so is the page. Nobody is shown
 * anything older than its data, and only the rendering is saved. Visitors who come at the same time share these questions.
 */
export function createPageMemo(): (request: PageRequest) => Promise<Response> {
  const kept = new Map<string, KeptPage>();
  const find = async (request: PageRequest): Promise<FoundPage> => {
    const known = kept.get(request.key);
    const asked = new Map<string, ApiAnswer>();
    if (known !== undefined) {
      // Taken out and put back: the first in the map is the one unused for longest.
      kept.delete(request.key);
      if (await stillTrue(known, request, asked)) {
        kept.set(request.key, known);
        return { page: known, status: 200 };
      }
    }
    const answers = new Map<string, ApiAnswer>();
    const page = await request.render(nonceMark, recording({ dispatch: request.dispatch, asked, answers }));
    const html = await page.text();
    const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece));
    const fresh = { answers, pieces, headers: page.headers };
    if (page.status !== 200) return { page: fresh, status: page.status };
    if (html.length <= longest) kept.set(request.key, fresh);
    for (const oldest of kept.keys()) {
      if (kept.size <= pagesKept) break;
      kept.delete(oldest);
    }
    return { page: fresh, status: 200 };
  };
  const findTogether = sharing(find);
  return async (request) => {
    const { page, status } = await findTogether(request);
    return answerWith(page, request.nonce, status);
  };
}

interface FoundPage {
  page: KeptPage;
  status: number;
}

/**
 * Lets those who want the same page at the same time look for it once. Whoever comes while somebody looks waits for the next look, so that
 * nobody is answered from before the question. What went wrong for one is tried again for each other.
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

function answerWith({ pieces, headers }: KeptPage, nonce: string, status: number): Response {
  const mark = Buffer.from(nonce);
  const body = Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [mark, piece])));
  return new Response(body, { status, headers });
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Asks again what the page was made of; keeps the answers for rendering anew where one differs. */
async function stillTrue(
  known: KeptPage,
  request: PageRequest,
  asked: Map<string, ApiAnswer>,
): Promise<boolean> {
  const same = await Promise.all(
    [...known.answers].map(async ([path, before]) => {
      const response = await request.dispatch(
        new Request(request.origin + path, { headers: request.headers }),
      );
      const now = await readAnswer(response);
      asked.set(path, now);
      return now.status === before.status && now.link === before.link && now.body.equals(before.body);
    }),
  );
  return same.every(Boolean);
}

async function readAnswer(response: Response): Promise<ApiAnswer> {
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    link: response.headers.get('link'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Passes questions on and writes the answers down; what was asked a moment ago is not asked twice. */
function recording(options: {
  dispatch: Dispatch;
  asked: Map<string, ApiAnswer>;
  answers: Map<string, ApiAnswer>;
}): Dispatch {
  const { dispatch, asked, answers } = options;
  return async (request) => {
    const path = pathOf(request.url);
    const answer = asked.get(path) ?? (await readAnswer(await dispatch(request)));
    answers.set(path, answer);
    const headers = new Headers();
    if (answer.type !== null) headers.set('content-type', answer.type);
    if (answer.link !== null) headers.set('link', answer.link);
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers });
  };
}
