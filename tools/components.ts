import { readFile } from 'node:fs/promises';
import { PublicError } from '../apps/server/src/config/public-error.ts';
import { examineComponents } from './components/examine.ts';
import { queryNpm } from './components/registry.ts';
import { inProject } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run components`: lists libraries of the product that are overdue by SECURITY.md, asking the registry; if there are any, it fails. */
runTool(async () => {
  const { past, untold } = await examineComponents(queryNpm, {
    now: new Date(),
    ofProduct: await ofProduct(),
  });
  for (const sentence of [...past, ...untold]) console.log(sentence);
  if (past.length > 0) throw new PublicError(`${past.length} components are past their time (SECURITY.md).`);
  console.log('No component is past its time.');
});

/** Production dependencies, direct and transitive. */
async function ofProduct(): Promise<Set<string>> {
  const lock = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const installed = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
  return new Set(installed.map(([path]) => path.split('node_modules/').at(-1) ?? ''));
}
