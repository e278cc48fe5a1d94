import type { SandboxConfig } from '../config/config.ts';
import type { SandboxClock } from './clock.ts';
import type { FaultBoard } from './faults.ts';
import type { RequestLog } from './request-log.ts';

/** What every provider of the sandbox gets. */
export interface Sandbox {
  readonly config: SandboxConfig;
  readonly clock: SandboxClock;
  readonly faults: FaultBoard;
  readonly requests: RequestLog;
  /** Which of two documented forms an answer takes, where the real service is known to send both. */
  readonly shapes: { instagramLogin: 'flat' | 'list' };
  /** Address under which the sandbox is reached, without a slash at the end. */
  baseUrl(): string;
}
