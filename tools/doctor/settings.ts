import type { Config } from '../../apps/server/src/config/config.ts';
import { fittingProcesses, type Machine, thisMachine } from '../../apps/server/src/config/processes.ts';
import { variables } from '../../apps/server/src/config/variables.ts';
import { type Finding, findingsAbout } from './finding.ts';

const { ok, warning } = findingsAbout('settings');

/** What the start accepts and an operator did probably not mean. */
export function examineSettings(config: Config, written: readonly string[]): Finding[] {
  const { http, database, secrets, mail, warnings } = config;
  const isPublic = config.sandbox === undefined;
  const known: readonly string[] = variables;
  const found = warnings.map((text) => warning(text, 'Set it in .env (.env.example says what it means).'));
  for (const name of written.filter((one) => !known.includes(one)))
    found.push(warning(`.env sets ${name}, which is no setting.`, 'Look for its name in .env.example.'));
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

/** More web processes than cores wait for each other; more than have room are ended by the system. */
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
