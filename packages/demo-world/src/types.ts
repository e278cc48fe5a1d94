export type Language = 'en' | 'de';

/** What a picture shows, and the kind of place a hotel is in. The last three are for pictures beside the hotel itself. */
export type Scene =
  | 'alpine'
  | 'coast'
  | 'city'
  | 'desert'
  | 'lake'
  | 'forest'
  | 'island'
  | 'interior'
  | 'food'
  | 'street';

/** A shipped picture as a post shows it. */
export interface DemoPicture {
  /** Name of its file. */
  name: string;
  /** What the picture shows, in the language of its caption. */
  alt: string;
}

export interface DemoPerson {
  /** Set only where a number is expected of this member. */
  id?: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  /** May contain `<b>` and `<a>`. */
  bio: string;
  home: { city: string; country: string };
  permissions?: readonly string[];
  /** Handle at the photo network, if the member has one. */
  handle?: string;
}

/** An invented hotel in a real town. */
export interface DemoHotel {
  /** Stable; unique among the demo hotels. */
  id: string;
  name: string;
  street: string;
  zip: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lng: number;
  character: Scene;
}

/** What a stay cost; `minor` counts the smallest unit of `currency` (ISO 4217). */
export interface DemoPrice {
  minor: number;
  currency: string;
  per: 'night' | 'person' | 'stay' | 'week';
}

export interface DemoStay {
  /** Stable between releases while author and hotel stay the same. */
  key: string;
  /** Username of the author. */
  author: string;
  language: Language;
  caption: string;
  hotel: DemoHotel;
  price: DemoPrice | null;
  tags: readonly string[];
  /** Whole days before the day of seeding, 0 to 700. */
  daysAgo: number;
  /** Minute of that day, 0 to 1439. */
  minuteOfDay: number;
  pictures: readonly DemoPicture[];
  found: 3;
}

/** `follower` follows `followee`; both are usernames. */
export interface DemoFollow {
  follower: string;
  followee: string;
}

export interface DemoFavourite {
  username: string;
  /** Key of the stay. */
  stay: string;
}

/** A hotel recommended to everyone (`to` is `null`) or to one member. */
export interface DemoRecommendation {
  from: string;
  to: string | null;
  hotel: DemoHotel;
  /** The place as a person would write it. */
  place: string;
  daysAgo: number;
}

export interface NetworkPost {
  /** 11 characters of `A-Za-z0-9_-`, unique over all accounts. */
  shortcode: string;
  caption: string | null;
  mediaType: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  productType: 'FEED' | 'REELS';
  daysAgo: number;
  minuteOfDay: number;
  /** `null` if the owner hides them. */
  likes: number | null;
  comments: number;
  /** One picture, or the children of a carousel (2 to 5). */
  pictures: readonly DemoPicture[];
  /** The network returns no address of the medium itself, as for reels with licensed sound. */
  withoutMediaUrl?: boolean;
}

export interface NetworkAccount {
  handle: string;
  name: string;
  biography: string;
  website: string | null;
  followers: number;
  /** Newest first. */
  posts: readonly NetworkPost[];
}

/** Everything that an empty database is filled with. */
export interface DemoWorld {
  people: readonly DemoPerson[];
  /** The password of every demo member. */
  password: string;
  stays: readonly DemoStay[];
  follows: readonly DemoFollow[];
  favourites: readonly DemoFavourite[];
  recommendations: readonly DemoRecommendation[];
}
