import { readFileSync } from 'node:fs';
import { inProject } from '../launch/project.ts';
import { type Finding, findingsAbout } from './finding.ts';

const { ok, warning } = findingsAbout('Node');

export function examineNode(running: string = process.versions.node): Finding {
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const pinned: string = dependencies.node;
  if (running === pinned) return ok(`${running}, as Staylore brings it.`);
  return warning(
    `this is ${running}; Staylore is tested with ${pinned}.`,
    'Run it by `npx staylore`, `npm start` or node_modules/.bin/node, after `npm ci`.',
  );
}
