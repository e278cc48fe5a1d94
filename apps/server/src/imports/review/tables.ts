import type { importSources, itemStates } from '@staylore/contract/imports/review-items';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type ItemState = (typeof itemStates)[number];

/** Hotel, place and price of a stay, as found or as corrected. */
export interface StayFacts {
  hotel_name: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  price_minor: number | null;
  price_currency: string | null;
  price_per: 'night' | 'person' | 'stay' | 'week' | null;
}

export interface EvidenceRange {
  field: 'caption' | 'location_tag' | 'alt_text';
  start: number;
  end: number;
  kind: 'hotel' | 'place' | 'price' | 'stay' | 'against' | 'partnership';
}

export interface ImportTable {
  id: GeneratedAlways<number>;
  user_id: number;
  source: (typeof importSources)[number];
  label: string;
  handle: string | null;
  total: number;
  fingerprint: string | null;
  archived: boolean;
  ad_label: boolean;
  created_at: Date;
  updated_at: Date;
  /** The window that works on it, and until when that is believed. */
  holder: Generated<string | null>;
  held_until: Generated<Date | null>;
}

export interface ImportItemTable extends StayFacts {
  id: GeneratedAlways<number>;
  import_id: number;
  user_id: number;
  key: string;
  state: ItemState;
  caption: string;
  taken_at: Date | null;
  location_name: string | null;
  stay: boolean;
  probability: number;
  /** What the hotel finder said, before any correction. */
  finding: JSONColumnType<StayFacts>;
  evidence: JSONColumnType<EvidenceRange[]>;
  corrected: Generated<boolean>;
  duplicate_of: number | null;
  post_id: number | null;
  pictures: Generated<number>;
  decided_at: Date | null;
}

export interface ImportCorrectionTable {
  user_id: number;
  found_key: string;
  found_name: string;
  hotel_name: string;
  city: string | null;
  region: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  caption: string;
  corrected_at: Date;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    imports: ImportTable;
    import_items: ImportItemTable;
    import_corrections: ImportCorrectionTable;
  }
}
