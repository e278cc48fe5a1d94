import fc from 'fast-check';
import { createOwner } from './belongings.ts';
import { faultOf } from './judge.ts';
import type { Operation } from './operations.ts';
import { visitor } from './people.ts';
import { questionsOf } from './questions.ts';
import type { Report } from './report.ts';
import { createKnown } from './values.ts';

const callsInARow = 25;

/**
 * Three members take turns; each sends a row of random calls about the data of all three. The data of the other two must stay unchanged, and no
 * answer may contain another member's private word.
 */
export async function runSequences(
  operations: readonly Operation[],
  { origin, report, rows, seed }: { origin: string; report: Report; rows: number; seed: number },
): Promise<void> {
  const known = createKnown();
  const owners = [];
  for (let index = 0; index < 3; index += 1) owners.push(await createOwner(origin, known));
  for (const owner of owners) await owner.look();
  // Words of others that a member has sent in their own call may come back to them.
  const said = new Map<unknown, Set<string>>();
  const askers = [...owners, { ...visitor(origin), secrets: [], look: async () => ({}) }];
  for (let row = 0; row < rows; row += 1) {
    const asker = askers[row % askers.length];
    const others = owners.filter((one) => one !== asker);
    const before = await Promise.all(others.map((one) => one.look()));
    const calls: string[] = [];
    const chosen = fc.sample(fc.constantFrom(...operations), { seed: seed + row, numRuns: callsInARow });
    for (const [index, operation] of chosen.entries()) {
      const [question] = fc.sample(questionsOf(operation, { known, nastiness: index % 5 === 0 ? 2 : 0 }), {
        seed: seed + row * callsInARow + index,
        numRuns: 1,
      });
      if (asker === undefined || question === undefined) continue;
      const answer = await asker.ask(question);
      calls.push(
        `${question.method} ${question.path} ${answer.status} ${question.body?.toString().slice(0, 300) ?? ''}`,
      );
      report.count(answer);
      const own = said.get(asker) ?? new Set();
      said.set(asker, own);
      const secrets = others.flatMap((one) => one.secrets);
      const sent = `${question.path} ${question.body?.toString() ?? ''}`;
      for (const one of secrets) if (sent.includes(one)) own.add(one);
      const secret = secrets.find((one) => answer.text.includes(one) && !own.has(one));
      const fault = secret === undefined ? faultOf(operation, answer) : `somebody else reads ${secret}`;
      if (fault !== null) report.tell({ fault, who: asker.name, question, answer });
    }
    const after = await Promise.all(others.map((one) => one.look()));
    for (const [index, seen] of before.entries())
      for (const [path, was] of Object.entries(seen)) {
        const is = after[index]?.[path];
        if (is !== was)
          report.reportChange({ path, was, is, whose: others[index]?.name, by: asker?.name, calls });
      }
  }
}
