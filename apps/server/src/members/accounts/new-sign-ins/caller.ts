import type { login } from '@staylore/contract/members/accounts';
import type { Call } from '../../../platform/guard/guard.ts';
import type { Platform } from '../../../platform/platform.ts';

export type SignInCall = Pick<Call<typeof login>, 'request' | 'reply' | 'address' | 'language'>;

export interface Caller {
  platform: Platform;
  call: SignInCall;
}
