import type { Language } from '@staylore/contract/fields';

/** The signed-in member on whose behalf a call runs. It comes from the session and from nowhere else. */
export interface Viewer {
  id: number;
  username: string;
  permissions: string[];
  language: Language | null;
  sessionId: number;
  /** When this session signed in; some changes ask for a fresh one. */
  signedInAt: Date;
}
