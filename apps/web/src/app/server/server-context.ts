import { createContext } from 'react-router';

/** What the server hands to the pages besides what every page may ask for. */
export interface Site {
  /** Scheme and host under which the site is reached. */
  origin: string;
  /** Whether the request carries a session; without it a visitor is anonymous and nobody needs to be asked. */
  hasSession: boolean;
  onError(error: unknown, request: Request): void;
}

export const nonceContext = createContext<string>();
export const siteContext = createContext<Site>();
