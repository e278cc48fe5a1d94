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
 * anything older than its data, and only the rendering is saved.
 */
export function createPageMemo(): (request: PageRequest) => Promise<Response> {
  const kept = new Map<string, KeptPage>();
  return async (request) => {
    const known = kept.get(request.key);
    const asked = new Map<string, ApiAnswer>();
    if (known !== undefined) {
      if (await stillTrue(known, request, asked)) {
        // Moves to the end: the first in the map is the one unused for longest.
        kept.delete(request.key);
        kept.set(request.key, known);
        return answerWith(known, request.nonce);
      }
      kept.delete(request.key);
    }
    const answers = new Map<string, ApiAnswer>();
    const page = await request.render(nonceMark, recording({ dispatch: request.dispatch, asked, answers }));
    const html = await page.text();
    const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece));
    const fresh = { answers, pieces, headers: page.headers };
    if (page.status !== 200) return answerWith(fresh, request.nonce, page.status);
    if (html.length <= longest) kept.set(request.key, fresh);
    for (const oldest of kept.keys()) {
      if (kept.size <= pagesKept) break;
      kept.delete(oldest);
    }
    return answerWith(fresh, request.nonce);
  };
}

function answerWith({ pieces, headers }: KeptPage, nonce: string, status = 200): Response {
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
