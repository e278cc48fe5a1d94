import type { Language } from '../../types.ts';
import { lenaWanders } from './lena-wanders.ts';

/** An account with its posts as a table (see `readNetworkPosts`). */
export interface WrittenAccount {
  handle: string;
  name: string;
  biography: string;
  website: string | null;
  followers: number;
  language: Language;
  table: string;
}

/** All accounts with captions of their own. */
export const accounts: readonly WrittenAccount[] = [
  {
    handle: 'lena.wanders',
    name: 'Lena Hartley',
    biography: 'Edinburgh / elsewhere\nNight trains, small hotels, big coats\n✉️ hello@lena-wanders.example',
    website: 'https://lena-wanders.example',
    followers: 84_300,
    language: 'en',
    table: lenaWanders,
  },
];
