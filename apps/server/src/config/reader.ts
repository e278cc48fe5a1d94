import type { Env } from './env.ts';
import { PublicError } from './public-error.ts';
import type { VariableName } from './variables.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** True for an address that only this machine can reach. */
export function isLoopback(url: string): boolean {
  return loopbackHosts.has(new URL(url).hostname) || new URL(url).hostname.endsWith('.localhost');
}

const isUrl = (value: string, schemes: readonly string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));

const inWords = (schemes: readonly string[]): string => schemes.map((scheme) => `${scheme}://`).join(' or ');

/**
 * Reads single values out of the raw environment and collects all errors, so that an operator sees them at once and not one per start. Call
 * `finish()` before using what was read.
 */
export class EnvReader {
  readonly #env: Env;
  readonly #problems: string[] = [];

  constructor(env: Env) {
    this.#env = env;
  }

  text(name: VariableName): string | undefined {
    return this.#env[name];
  }

  isSet(name: VariableName): boolean {
    return this.#env[name] !== undefined;
  }

  complain(sentence: string): void {
    this.#problems.push(sentence);
  }

  integer(name: VariableName, options: { fallback: number; min: number; max: number }): number {
    const value = this.#env[name];
    if (value === undefined) return options.fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= options.min && number <= options.max) return number;
    this.complain(`${name} must be a whole number from ${options.min} to ${options.max}, not "${value}".`);
    return options.fallback;
  }

  /** Undefined if it is not set. */
  optionalInteger(name: VariableName, options: { min: number; max: number }): number | undefined {
    return this.#env[name] === undefined
      ? undefined
      : this.integer(name, { fallback: options.max, ...options });
  }

  onOff(name: VariableName, fallback: boolean): boolean {
    const value = this.#env[name]?.toLowerCase();
    if (value === undefined) return fallback;
    if (value === 'on' || value === 'off') return value === 'on';
    this.complain(`${name} must be "on" or "off", not "${value}".`);
    return fallback;
  }

  choice<T extends string>(name: VariableName, choices: readonly T[], fallback: T): T {
    const value = this.#env[name];
    if (value === undefined) return fallback;
    const found = choices.find((choice) => choice === value.toLowerCase());
    if (found) return found;
    this.complain(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
    return fallback;
  }

  /** A URL of one of the given schemes, without a trailing slash. */
  url(name: VariableName, schemes: readonly string[] = ['http', 'https']): string | undefined {
    const value = this.#env[name];
    if (value === undefined || isUrl(value, schemes)) return value?.replace(/\/+$/, '');
    this.complain(`${name} must be an address that begins with ${inWords(schemes)}.`);
    return undefined;
  }

  /** Values separated by commas; empty ones are left out. */
  list(name: VariableName, separator = ','): string[] {
    const values = (this.#env[name] ?? '').split(separator).map((value) => value.trim());
    return values.filter((value) => value !== '');
  }

  /** URLs of the given schemes, separated by commas. */
  urls(name: VariableName, schemes: readonly string[]): readonly string[] {
    const given = this.list(name);
    if (given.every((value) => isUrl(value, schemes))) return given;
    this.complain(`${name} must be addresses that begin with ${inWords(schemes)}, separated by commas.`);
    return [];
  }

  /** Settings that only make sense together: reports an error when some but not all of them are given. True when all are. */
  together(names: readonly VariableName[]): boolean {
    const missing = names.filter((name) => !this.isSet(name));
    if (missing.length === 0) return true;
    if (missing.length < names.length) {
      const given = names.filter((name) => this.isSet(name));
      this.complain(`${given.join(', ')} also needs ${missing.join(', ')}.`);
    }
    return false;
  }

  /** @throws {PublicError} listing all errors. */
  finish(): void {
    if (this.#problems.length > 0) throw new PublicError(this.#problems.join('\n'));
  }
}
