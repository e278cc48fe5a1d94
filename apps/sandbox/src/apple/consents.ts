import { z } from 'zod';
import { openStateFile } from '../core/state-file.ts';

/** Who has already used the product with Apple: the name is sent only the first time. Survives a restart. */
export interface Consents {
  /** Records the consent; true if it is the first. */
  give(account: string): boolean;
  known(account: string): boolean;
  /** As if the person had stopped using Apple ID with the product. */
  withdraw(account: string): void;
}

export function openConsents(folder: string): Consents {
  const file = openStateFile(
    { folder, name: 'apple-consents.json' },
    { schema: z.array(z.string()), initial: [] },
  );
  return {
    known: (account) => file.read().includes(account),
    give(account) {
      if (file.read().includes(account)) return false;
      file.write([...file.read(), account]);
      return true;
    },
    withdraw: (account) => file.write(file.read().filter((id) => id !== account)),
  };
}
