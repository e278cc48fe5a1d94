import { type VariableName, variables } from './variables.ts';

/** The raw environment: known variables only, trimmed; an empty one counts as not set. */
export type Env = Readonly<Partial<Record<VariableName, string>>>;

/** Reads the known variables. The only place of the server that touches `process.env`. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const env: Partial<Record<VariableName, string>> = {};
  for (const name of variables) {
    const value = source[name]?.trim();
    if (value) env[name] = value;
  }
  return env;
}
