import { z } from 'zod';

const flat = z.record(z.string(), z.coerce.string());

/** A flat JSON answer with all its values as text. */
export async function flatJson(response: Response): Promise<Record<string, string>> {
  return flat.parse(await response.json());
}
