import type { Config } from '../../apps/server/src/config/config.ts';
import {
  fittingProcesses,
  type Machine,
  thisMachine,
} from '../../apps/server/src/config/sections/processes.ts';
import { unknownSettings } from '../launch/unknown-settings.ts';
import { type Finding, findingsAbout } from './finding.ts';

const { ok, warning } = findingsAbout('settings');

/** What the start accepts but an operator probably did not mean. */
export function examineSettings(
  config: Config,
  { written, environment }: { written: readonly string[]; environment: readonly string[] },
): Finding[] {
  const { http, database, secrets, mail, warnings } = config;
  const isPublic = config.sandbox === undefined;
  const found = warnings.map((text) => warning(text, 'Set it in .env (.env.example says what it means).'));
  for (const sentence of unknownSettings(written, environment))
    found.push(warning(sentence, 'Look for its name in .env.example.'));
  if (isPublic && mail === undefined)
    found.push(
      warning(
        'There is no mail server: nobody can confirm an address or a new password.',
        'Set SMTP_URL and MAIL_FROM.',
      ),
    );
  if (isPublic && http.trustProxy === false && http.publicUrl.startsWith('https:'))
    found.push(
      warning(
        'TRUST_PROXY is off: all visitors behind a proxy share one limit.',
        'Set TRUST_PROXY=1 where one proxy stands in front.',
      ),
    );
  if (database.url !== undefined && secrets.masterKeys.length === 0)
    found.push(
      warning(
        'The master key is a file of this machine; a second server over this database will not start without it.',
        'Set MASTER_KEY on every server, or copy the file (docs/operations.md, "Secrets").',
      ),
    );
  found.push(...judgeProcesses(http.processes, thisMachine()));
  return found.length === 0 ? [ok('complete, and nothing contradicts anything.')] : found;
}

/** More web processes than cores wait for each other; more than fit into memory are killed by the system. */
export function judgeProcesses(processes: number, machine: Machine): Finding[] {
  const fitting = fittingProcesses(machine);
  if (processes <= fitting) return [];
  const gigabytes = (machine.bytes / 1024 ** 3).toFixed(1);
  return [
    warning(
      `WEB_PROCESSES is ${processes}; ${machine.cores} cores and ${gigabytes} GB of memory are good for ${fitting}.`,
      'Set WEB_PROCESSES=auto.',
    ),
  ];
}
