import { hash } from 'node:crypto';
import { fail } from '../../../platform/errors.ts';
import { OutgoingError } from '../../../platform/fetch-safely/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Digits of the hash that the service is sent: it cannot tell the password from some thousand others. */
const prefixLength = 5;
/** Real answers take a tenth of it. */
const patienceMs = 1500;
const longestAnswer = 1024 * 1024;

/**
 * Call before storing a password, outside of any transaction: those of published breaches are refused, if the operator has named a service
 * with the range protocol of Have I Been Pwned. While it cannot be reached every password passes.
 * @throws {ApiError} `request.invalid`
 */
export async function refuseBreachedPassword(
  { config, fetchSafely, log }: Pick<Platform, 'config' | 'fetchSafely' | 'log'>,
  password: string,
): Promise<void> {
  if (config.breachedPasswordsUrl === undefined) return;
  const digest = hash('sha1', password.normalize('NFKC'), 'hex').toUpperCase();
  try {
    const { body } = await fetchSafely(`${config.breachedPasswordsUrl}/${digest.slice(0, prefixLength)}`, {
      as: 'text',
      // The length of the answer then says nothing about which it is.
      headers: { 'add-padding': 'true' },
      secretPath: true,
      timeoutMs: patienceMs,
      maxBytes: longestAnswer,
    });
    if (!lists(body, digest.slice(prefixLength))) return;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    log.warn({ err: error }, 'A password was accepted without being looked up among the breached ones');
    return;
  }
  fail('request.invalid', { password: 'breached_password' });
}

/** Whether the answer has a line for the rest of a hash. Padding lines have a count of 0. */
const lists = (answer: string, rest: string): boolean =>
  answer.split(/\r?\n/).some((line) => {
    const [hash, count] = line.split(':');
    return hash?.toUpperCase() === rest && Number(count) > 0;
  });
