import { ApiError } from '../../platform/errors.ts';
import { NetworkError, type PhotoNetwork } from '../photo-network/index.ts';

export interface AccountOfHandle {
  /** Null if the network does not say. */
  id: string | null;
  /** Its latest posts. */
  posts: readonly string[];
}

const unknown: AccountOfHandle = { id: null, posts: [] };

/** The account that has a handle now, as far as the network says so. */
export async function accountOfHandle(
  network: PhotoNetwork,
  { handle, signal }: { handle: string; signal: AbortSignal },
): Promise<AccountOfHandle> {
  try {
    const { account, posts } = await network.page({ handle, after: null, signal });
    return { id: account.id, posts: posts.map((post) => post.id) };
  } catch (error) {
    if (error instanceof NetworkError || error instanceof ApiError) return unknown;
    throw error;
  }
}

/** Whether a handle was proven with another account than has it now; no, unless the network has said so both times. */
export const isAnother = (proven: { network_id: string | null }, now: AccountOfHandle): boolean =>
  proven.network_id !== null && now.id !== null && proven.network_id !== now.id;
