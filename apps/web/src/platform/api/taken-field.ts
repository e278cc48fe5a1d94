import type { Problem } from './problem.ts';

/** The field whose value is taken, from one of two plain texts that the wire format fixes; else undefined. */
export function takenField({ message }: Problem): 'email' | 'username' | undefined {
  if (message === 'This email is taken!') return 'email';
  return message === 'This username is taken!' ? 'username' : undefined;
}
