import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { type Config, createConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export function inProject(...parts: string[]): string {
  return path.join(projectFolder, ...parts);
}

/** Options for every Node process of ours. */
export const nodeEnvironment: Readonly<Record<string, string>> = {
  // Sources are stripped of their types and compiled once, not at every start.
  NODE_COMPILE_CACHE: inProject('var', 'compile-cache'),
  // glibc otherwise keeps an arena for each thread and returns little of it (docs/performance.md).
  MALLOC_ARENA_MAX: '2',
  // V8 otherwise keeps up to 134 MB for young objects (docs/performance.md).
  NODE_OPTIONS: '--max-semi-space-size=16',
};

/** Reads the file if there is one (the process environment wins), then the whole configuration. */
export function loadConfig(file = inProject('.env')): Config {
  if (existsSync(file)) process.loadEnvFile(file);
  return createConfig(readEnv(), projectFolder);
}

/** Names set in `.env`, including those that are not settings. */
export function writtenSettings(): string[] {
  const file = inProject('.env');
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
}
