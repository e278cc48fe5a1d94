import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { writtenSettings } from '../launch/project.ts';
import { type Command, readWords } from './command.ts';

/** `npx staylore doctor [--json]`: the state of the site, and what to do about problems. Exit code 1 if there are any. */
export const doctor: Command = async (words, { loadConfig, say }) => {
  const { values } = readWords(words, {
    flags: { json: { type: 'boolean' } },
    most: 0,
    usage: 'npx staylore doctor [--json]',
  });
  const found = await examine({
    loadConfig,
    written: writtenSettings(),
    environment: Object.keys(process.env),
    now: new Date(),
  });
  if (values.json) say(JSON.stringify(found, null, 1));
  else for (const one of found) say(lineOf(one));
  const faults = found.filter(({ level }) => level === 'fault').length;
  if (faults > 0) throw new PublicError(`${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
};

function lineOf({ level, about, says, todo }: Finding): string {
  const line = `${level.padEnd(8)} ${about}: ${says}`;
  return todo === undefined ? line : `${line}\n${' '.repeat(9)}→ ${todo}`;
}
