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

/** Where in a post the hotel finder read something. */
export interface EvidenceRange {
  field: 'caption' | 'location_tag' | 'alt_text';
  start: number;
  end: number;
  kind: 'hotel' | 'place' | 'price' | 'stay' | 'against' | 'partnership';
}

/** A picture of a post at the photo network that has several. */
export interface NetworkChild {
  id: string;
  url: string | null;
}
