import fc from 'fast-check';
import { type Operation, readOperations } from '../fuzz/operations.ts';
import { questionsOf } from '../fuzz/questions.ts';
import { createKnown, type Known } from '../fuzz/values.ts';
import type { Target } from './program.ts';

/** Calls that end the session, after which all others would only be refused. */
const last =
  /^\/api\/(?:logout|login|register|me\/(?:leaving|sessions|security)|users\/(?:password|not-me)|forgot)/;
/** Calls whose answers name existing things. */
const lists = [
  'me',
  'posts/latest/0',
  'links',
  'imports',
  'wishes',
  'claims',
  'moderation/cases',
  'me/sessions',
];
const between = '='.repeat(54);

/** One valid request to every call that takes JSON and keeps the session, in the format of a Burp log, which sqlmap reads. */
export async function writingCalls({ origin, token }: Target): Promise<string[]> {
  const known = await whatThereIs(origin, token);
  const operations = (await readOperations(origin)).filter(
    ({ body, method, path }) => method !== 'GET' && !last.test(path) && 'application/json' in body,
  );
  const requests = operations.flatMap((operation) => requestTo(operation, { origin, token, known }));
  return requests.map((request) => `${between}\n${origin}\n${between}\n${request}\n${between}\n\n`);
}

async function whatThereIs(origin: string, token: string): Promise<Known> {
  const known = createKnown();
  for (const list of lists) {
    const answer = await fetch(`${origin}/api/${list}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.ok) known.note(await answer.json());
  }
  return known;
}

function requestTo(
  operation: Operation,
  { known, origin, token }: { known: Known; origin: string; token: string },
): string[] {
  const samples = fc.sample(questionsOf(operation, { known, nastiness: 0 }), { seed: 1, numRuns: 10 });
  const question = samples.find(
    ({ body, headers }) =>
      headers?.['content-type'] === 'application/json' && !['{}', ''].includes(body?.toString() ?? ''),
  );
  if (question === undefined) return [];
  const head = [
    `${question.method} ${question.path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
  ];
  return [`${head.join('\n')}\n\n${question.body?.toString() ?? ''}`];
}
