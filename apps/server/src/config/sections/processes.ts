import os from 'node:os';
import type { EnvReader } from '../reader.ts';

export interface Machine {
  readonly cores: number;
  /** Memory available to this machine or container. */
  readonly bytes: number;
}

/** Memory for one web process, of which up to 530 MB were measured, and its share of what else runs. */
const processBytes = 640 * 1024 ** 2;
const maxProcesses = 64;

export const thisMachine = (): Machine => ({
  cores: os.availableParallelism(),
  bytes: Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
});

/** As many web processes as there are cores, and as fit in memory. */
export function fittingProcesses({ cores, bytes }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / processBytes), maxProcesses));
}

/** How many processes share the port; a trial on a single machine has one. */
export function readProcesses(reader: EnvReader, isTrial: boolean): number {
  const text = reader.text('WEB_PROCESSES') ?? (isTrial ? '1' : 'auto');
  if (text === 'auto') return fittingProcesses(thisMachine());
  return reader.integer('WEB_PROCESSES', { fallback: 1, min: 1, max: maxProcesses });
}
