import type { Config } from '../../apps/server/src/config/config.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { examineBackups } from './backups.ts';
import { examineDatabase } from './database.ts';
import { examineDisk } from './disk.ts';
import { examineEncryption } from './encryption.ts';
import { type Finding, findingsAbout } from './finding.ts';
import { examineNode } from './node-version.ts';
import { examineAddress, type Network } from './public-address.ts';
import { examineServices } from './services.ts';
import { examineSettings } from './settings.ts';

export interface Examination {
  readonly loadConfig: () => Config;
  /** Names that `.env` sets. */
  readonly written: readonly string[];
  /** Names that the environment sets. */
  readonly environment: readonly string[];
  readonly now: Date;
  readonly network?: Network;
}

/** Checks everything that operators get wrong. If there are settings that the start refuses, only those are reported. */
export async function examine(examination: Examination): Promise<Finding[]> {
  const { loadConfig, now, network } = examination;
  const found: Finding[] = [examineNode()];
  let config: Config;
  try {
    config = loadConfig();
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { fault } = findingsAbout('settings');
    return [
      ...found,
      ...error.message.split('\n').map((line) => fault(line, 'Correct it in .env or the environment.')),
    ];
  }
  const parts = await Promise.all([
    examineSettings(config, examination),
    examineDatabase(config),
    examineDisk(config),
    examineBackups(config.backups, now),
    examineServices(config),
    examineEncryption(config),
    examineAddress(config.http.publicUrl, now, network),
  ]);
  const secrets = secretsIn(config).filter((one) => one.length >= shortestSecret);
  return [...found, ...parts.flat()].map((one) => withoutSecrets(one, secrets));
}

/** Shorter values would also be removed from unrelated words. */
const shortestSecret = 6;

/** Passwords in addresses, and every value named a key, a token or a secret. */
function secretsIn(settings: unknown, name = ''): string[] {
  if (Buffer.isBuffer(settings)) return [settings.toString('hex')];
  if (typeof settings === 'object' && settings !== null)
    return Object.entries(settings).flatMap(([key, value]) =>
      secretsIn(value, Array.isArray(settings) ? name : key),
    );
  if (typeof settings !== 'string' || settings === '') return [];
  if (/(?:key|token|secrets?)$/i.test(name)) return [settings];
  if (!URL.canParse(settings)) return [];
  const { password } = new URL(settings);
  return password === '' ? [] : [password, decodeURIComponent(password)];
}

function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const clean = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  const { says, todo } = finding;
  return { ...finding, says: clean(says), ...(todo === undefined ? {} : { todo: clean(todo) }) };
}
