import type { Language } from '@staylore/contract/fields';

/** Whether the holder of a session is a member like any other, deletes their account, or is suspended by moderators. */
export type Standing = 'member' | 'leaving' | 'suspended';

/** The signed-in member on whose behalf a call runs. Always comes from the session. */
export interface Viewer {
  id: number;
  username: string;
  permissions: string[];
  language: Language | null;
  sessionId: number;
  /** When the holder of this session last proved who they are, by signing in or since; some changes need a fresh proof. */
  provenAt: Date;
  /** Whether the call carries the session's cookie, which no script can read. */
  hasCookie: boolean;
}
