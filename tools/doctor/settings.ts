import type { Config } from '../../apps/server/src/config/config.ts';
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
  return found.length === 0 ? [ok('complete, and nothing contradicts anything.')] : found;
}
