import { createContext } from 'react-router';

/** What the server passes to pages in addition to the common context. */
export interface Site {
  /** Scheme and host under which the site is reached. */
  origin: string;
  /** Whether the request has a session; without it the visitor is anonymous and no call is needed. */
  hasSession: boolean;
  onError(error: unknown, request: Request): void;
}

export const nonceContext = createContext<string>();
export const siteContext = createContext<Site>();
