import type { SandboxConfig } from '../config/config.ts';
import type { SandboxClock } from './clock.ts';
import type { FaultBoard } from './faults.ts';
import type { RequestLog } from './request-log.ts';

/** What every provider of the sandbox is given. */
export interface Sandbox {
  readonly config: SandboxConfig;
  readonly clock: SandboxClock;
  readonly faults: FaultBoard;
  readonly requests: RequestLog;
  /** Which of two forms an answer has, where the real service is known to send both. */
  readonly shapes: { instagramLogin: 'flat' | 'list' };
  /** The sandbox's address, without a trailing slash. */
  baseUrl(): string;
}
