import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../platform/api/api.tsx';
import { offeredTiles } from '../api/map-queries.ts';
import { type Consent, useTilesConsent } from '../tiles-consent.ts';

export interface StreetTiles {
  /** What the operator offers, null where that is nothing. */
  tiles: { url: string; attribution: string } | null;
  consent: Consent;
  decide(consent: 'yes' | 'no'): void;
  /** Offered and agreed to. */
  shown: boolean;
}

/** The street map that the operator offers, and whether the visitor agreed to load it from someone else. */
export function useStreetTiles(): StreetTiles {
  const api = useApi();
  const tiles = useQuery(offeredTiles(api)).data?.tiles ?? null;
  const [consent, decide] = useTilesConsent();
  return { tiles, consent, decide, shown: tiles !== null && consent === 'yes' };
}
