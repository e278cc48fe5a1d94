import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../platform/api/api.tsx';
import { offeredTiles } from '../api/map-queries.ts';
import { type Consent, useTilesConsent } from '../tiles-consent.ts';

export interface StreetTiles {
  /** The operator's street map, null if there is none. */
  tiles: { url: string; attribution: string } | null;
  consent: Consent;
  decide(consent: 'yes' | 'no'): void;
  /** Offered and agreed to. */
  shown: boolean;
}

/** The operator's street map, and whether the visitor agreed to load it from a third party. */
export function useStreetTiles(): StreetTiles {
  const api = useApi();
  const tiles = useQuery(offeredTiles(api)).data?.tiles ?? null;
  const [consent, decide] = useTilesConsent();
  return { tiles, consent, decide, shown: tiles !== null && consent === 'yes' };
}
