import { runSteps } from './check/step.ts';
import { steps } from './check/steps.ts';

/** `npm run check`: the static checks, or only those whose name contains one of the given words. */
const words = process.argv.slice(2);
const chosen = steps.filter((step) => words.length === 0 || words.some((word) => step.name.includes(word)));
const { passed, failures } = await runSteps(chosen, (line) => console.log(line));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
