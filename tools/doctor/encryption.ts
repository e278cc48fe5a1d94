import type { Config } from '../../apps/server/src/config/config.ts';
import { plainConnections } from '../../apps/server/src/config/refused/plain-connections.ts';
import { type Finding, findingsAbout } from './finding.ts';

/** Connections to services on other machines that an attacker on the path could read, where the operator has allowed them. */
export const examineEncryption = (config: Config): Finding[] =>
  plainConnections(config).map(({ about, setting, todo }) =>
    findingsAbout(about).warning(
      `the connection of ${setting} need not be encrypted.`,
      `${todo}, unless only machines of yours are on the way.`,
    ),
  );
