import { OutgoingError } from '../../../platform/fetch-safely/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The bank's answer leaves open what it did. */
export class BankUnsure extends Error {}

type Asking = Pick<Platform, 'fetchSafely'>;

/** Sends a payment file (pain.001) to the bank's gateway; returns its status report. @throws {OutgoingError} */
export async function postPaymentFile(
  { fetchSafely }: Asking,
  bankUrl: string,
  xml: string,
): Promise<string> {
  const { body } = await fetchSafely(`${bankUrl}/payments`, {
    as: 'text',
    method: 'POST',
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: xml,
    timeoutMs: 30_000,
  });
  return body;
}

/** The bank's report on a file, null while there is none. @throws {OutgoingError} */
export async function fetchReport(
  { fetchSafely }: Asking,
  bankUrl: string,
  messageId: string,
): Promise<string | null> {
  try {
    const { body } = await fetchSafely(`${bankUrl}/reports/${encodeURIComponent(messageId)}`, { as: 'text' });
    return body;
  } catch (error) {
    if (error instanceof OutgoingError && error.status === 404) return null;
    throw error;
  }
}
