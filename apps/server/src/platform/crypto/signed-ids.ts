import type { Executor } from '../db/database.ts';
import type { Secrets } from './secrets.ts';

/** Tokens of links that name a record by its id; signed under their own keys, and valid as long as the record exists. */
export function signedIds(keys: string, kind: string) {
  const textOf = (id: number) => `${kind}:${id}`;
  return {
    async token({ secrets }: { secrets: Secrets }, id: number, executor?: Executor): Promise<string> {
      return `${id}.${(await secrets.ring(keys, executor)).sign(textOf(id))}`;
    },
    /** The id of a token; null unless it is one of ours. */
    async read({ secrets }: { secrets: Secrets }, token: string): Promise<number | null> {
      const [, id = '', proof = ''] = /^([1-9]\d{0,14})\.(.*)$/.exec(token) ?? [];
      if (id === '') return null;
      const ring = await secrets.ring(keys);
      return ring.verify(textOf(Number(id)), proof) ? Number(id) : null;
    },
  };
}
