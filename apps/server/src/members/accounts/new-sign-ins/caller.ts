import type { login } from '@staylore/contract/members/accounts';
import type { Call } from '../../../platform/guard/guard.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The part of a call that signing in needs. */
export type SignInCall = Pick<Call<typeof login>, 'request' | 'reply' | 'address' | 'language'>;

/** Where someone signs in from. */
export interface Caller {
  platform: Platform;
  call: SignInCall;
}
