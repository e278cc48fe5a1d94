import type { Finding, FoundHotel, PostText } from '@staylore/hotel-finder/on-demand';
import { Piscina } from 'piscina';
import type { Answer } from './answer.ts';
import type { Tasks } from './finder-worker.ts';

/*
 * The hotel finder runs off the event loop: loading its names takes about a second and a long caption up to thirty milliseconds, which would block
 * all other requests.
 */

/** Characters per turn. Readers of many captions take turns, so that a single caption does not wait for a bundle of five hundred. */
const turnCharacters = 10_000;

let pool: Piscina | undefined;

/** Started with the first caption that is read, ended after ten idle minutes; does not keep the process alive when idle. */
function ask<Name extends keyof Tasks>(
  name: Name,
  task: Parameters<Tasks[Name]>[0],
): Promise<ReturnType<Tasks[Name]>> {
  pool ??= new Piscina({
    filename: new URL('./finder-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10 * 60 * 1000,
  });
  return pool.run(task, { name });
}

/** Begins to load the finder when it is likely to be needed soon, so that loading it is not part of an answer. */
export function warmFinder(): void {
  if (pool !== undefined && pool.threads.length > 0) return;
  ask('findings', [{ caption: 'A night at Hotel Krone in Thun' }]).catch(() => undefined);
}

/** The hotel finder's results for posts, without namesakes: turn by turn, in their order. */
export async function* findingsOf(posts: readonly PostText[]): AsyncGenerator<Finding> {
  for (const turn of inTurns(posts, ({ caption }) => caption ?? '')) yield* await ask('findings', turn);
}

/** The hotels that saved posts point to, in the order of the posts. */
export async function hotelsInSaved(
  posts: readonly { author: string | null; text: string | null }[],
): Promise<FoundHotel[][]> {
  const all: FoundHotel[][] = [];
  for (const turn of inTurns(posts, ({ text }) => text ?? '')) all.push(...(await ask('hotels', turn)));
  return all;
}

/** The finding with a model's answer taken into account; see `combine`. */
export const findingWithAnswer = (post: PostText, answer: Answer): Promise<Finding> =>
  ask('combined', { post, answer });

/** Groups neighbours into what is read in one turn. */
function inTurns<T>(posts: readonly T[], textOf: (post: T) => string): T[][] {
  const turns: T[][] = [];
  let left = 0;
  for (const post of posts) {
    // The other fields cost as well: an author's name is read like a short caption.
    const cost = textOf(post).length + 100;
    const open = turns.at(-1);
    if (open === undefined || cost > left) {
      turns.push([post]);
      left = turnCharacters - cost;
    } else {
      open.push(post);
      left -= cost;
    }
  }
  return turns;
}
