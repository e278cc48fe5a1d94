import type { Language } from '../../types.ts';
import { alpenAnna } from './alpen-anna/posts.ts';
import { hotelZermatt } from './hotel-zermatt.ts';
import { lenaWanders } from './lena-wanders/posts.ts';
import { nomadJules } from './nomad-jules.ts';
import { quietReader } from './quiet-reader.ts';

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
  {
    handle: 'alpen.anna',
    name: 'Anna Rieder',
    biography: 'Berge, Betten, Knödel 🏔️\nInnsbruck\nWerbung ist gekennzeichnet',
    website: 'https://alpen-anna.example',
    followers: 41_700,
    language: 'de',
    table: alpenAnna,
  },
  {
    handle: 'nomad.jules',
    name: 'Jules Moreau',
    biography: 'Lyon → wherever the plug fits\nen / de / (fr avec ma tante)',
    website: null,
    followers: 28_900,
    language: 'en',
    table: nomadJules,
  },
  {
    handle: 'hotel.zermatt.demo',
    name: 'Hotel Bergkristall am Bach',
    biography: '23 rooms by the stream in Zermatt 🏔️\nSchluhmattstrasse 61 · reception@bergkristall.example',
    website: 'https://bergkristall.example',
    followers: 6_240,
    language: 'en',
    table: hotelZermatt,
  },
  {
    handle: 'quiet.reader',
    name: 'a quiet reader',
    biography: 'books, mostly. soup, sometimes.',
    website: null,
    followers: 1_180,
    language: 'en',
    table: quietReader,
  },
];
