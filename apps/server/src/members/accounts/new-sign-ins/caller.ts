import type { login } from '@staylore/contract/members/accounts';
import type { Call } from '../../../platform/guard/guard.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Restorable } from '../hand-over.ts';

/** The part of a call that signing in needs. */
export type SignInCall = Pick<Call<typeof login>, 'request' | 'reply' | 'address' | 'language'>;

/** Where someone signs in from, and what has to be restored if it was not the member. */
export interface Caller {
  platform: Platform;
  call: SignInCall;
  restorable: Restorable;
}
