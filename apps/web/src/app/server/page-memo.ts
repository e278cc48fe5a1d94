import { randomBytes } from 'node:crypto';
import type { Question, Told } from '@staylore/contract/in-process';
import type { Ask } from './server-api.ts';

/** Pages that are kept, and the longest in bytes that is worth keeping. */
const pagesKept = 100;
const longest = 400_000;

/** Stands in kept pages where a nonce belongs; random for each process, so that no text of a member can pretend to be it. */
const nonceMark = randomBytes(18).toString('base64url');

/** What a page asked the API and what it was told, by what it asked. */
type Answers = Map<string, { question: Question; told: Told }>;

interface KeptPage {
  answers: Answers;
  /** The HTML, cut where the nonce stands. */
  pieces: readonly Buffer[];
  headers: Headers;
}

export interface PageRequest {
  /** Everything the page depends on besides the API's answers: language and address. */
  key: string;
  nonce: string;
  /** Asks the API as the visitor does. */
  ask: Ask;
  /** Renders the page with this nonce, asking the API through the given function. */
  render(nonce: string, ask: Ask): Promise<Response>;
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
    const asked: Answers = new Map();
    if (known !== undefined) {
      // Taken out and put back: the first in the map is the one unused for longest.
      kept.delete(request.key);
      if (await stillTrue(known, request, asked)) {
        kept.set(request.key, known);
        return { page: known, status: 200 };
      }
    }
    const answers: Answers = new Map();
    const page = await request.render(nonceMark, recording(request.ask, { asked, answers }));
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
 * Lets requests for the same page at the same time share one look-up. A request that comes during a look-up waits for the next one, so that
 * no answer is older than its request. What went wrong for one is tried again for each other.
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

/** Asks again what the page was made of; keeps the answers for rendering anew where one differs. */
async function stillTrue(known: KeptPage, { ask }: PageRequest, asked: Answers): Promise<boolean> {
  const same = await Promise.all(
    [...known.answers].map(async ([key, { question, told: before }]) => {
      const told = await ask(question);
      asked.set(key, { question, told });
      return told.status === before.status && told.next === before.next && told.body === before.body;
    }),
  );
  return same.every(Boolean);
}

/** Passes questions on and writes the answers down; what was asked a moment ago is not asked twice. */
function recording(ask: Ask, { asked, answers }: { asked: Answers; answers: Answers }): Ask {
  return async (question) => {
    const key = JSON.stringify([question.key, question.params, question.query]);
    const told = asked.get(key)?.told ?? (await ask(question));
    answers.set(key, { question, told });
    return told;
  };
}
