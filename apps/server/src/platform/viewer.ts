import type { Language } from '@staylore/contract/fields';

/** The signed-in member on whose behalf a call runs. It comes from the session and from nowhere else. */
export interface Viewer {
  id: number;
  username: string;
  permissions: string[];
  language: Language | null;
  sessionId: number;
  /** When the holder of this session last proved who they are, by signing in or since; some changes ask for a fresh proof. */
  provenAt: Date;
}
