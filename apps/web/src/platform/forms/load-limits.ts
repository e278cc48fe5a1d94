import type { FieldCode } from '@staylore/contract/error-codes';
import type { ZodType } from 'zod';
import { Problem } from '../api/problem.ts';
import { fetchPart } from '../page/lazy-part-loading.ts';
import type { Texts } from '../texts/texts.tsx';

type Checked<Sent> = { sent: Sent } | { faults: Record<string, FieldCode> };

/**
 * Imports a schema and the texts of its errors; returns what validates values by it. Each is fetched once and cached by the browser.
 * @throws {Problem} when they cannot be fetched
 */
export async function loadLimits<Sent>(
  load: () => Promise<ZodType<Sent>>,
  { i18n }: Texts,
): Promise<(values: unknown) => Checked<Sent>> {
  try {
    const [schema, { fieldErrors }] = await Promise.all([
      fetchPart(load),
      fetchPart(() => import('@staylore/contract/field-errors')),
      i18n.loadNamespaces('fields'),
    ]);
    return (values) => {
      const { data, error } = schema.safeParse(values);
      return error === undefined ? { sent: data } : { faults: fieldErrors(error) };
    };
  } catch (cause) {
    throw new Problem({ status: 0, code: 'client.unreachable', detail: '', cause });
  }
}
