import fc from 'fast-check';
import { faultOf } from './judge.ts';
import type { Operation } from './operations.ts';
import type { Person } from './people.ts';
import { questionsOf } from './questions.ts';
import type { Report } from './report.ts';
import { createKnown } from './values.ts';

/** Sends every call of the document in turn, all callers at once, until that many requests were made. */
export async function runCalls(
  operations: readonly Operation[],
  {
    people,
    report,
    requests,
    seed,
  }: { people: readonly Person[]; report: Report; requests: number; seed: number },
): Promise<void> {
  const known = createKnown();
  for (let sent = 0, round = 0; sent < requests; round += 1) {
    for (const [place, operation] of operations.entries()) {
      const questions = fc.sample(questionsOf(operation, { known, nastiness: round % 2 === 0 ? 2 : 0 }), {
        seed: seed + round * operations.length + place,
        numRuns: people.length,
      });
      const answers = await Promise.all(questions.map((question, index) => people[index]?.ask(question)));
      for (const [index, answer] of answers.entries()) {
        const question = questions[index];
        if (answer === undefined || question === undefined) continue;
        sent += 1;
        report.count(answer);
        const fault = faultOf(operation, answer);
        if (fault !== null) report.tell({ fault, who: people[index]?.name ?? '', question, answer });
        if (answer.status === 200 && answer.type.startsWith('application/json'))
          known.note(JSON.parse(answer.text));
      }
    }
  }
}
