import { stays } from '@staylore/demo-world/stays';
import type { Language } from '@staylore/demo-world/types';

/** A post to write into an export. */
export interface SamplePost {
  seconds: number;
  caption: string;
  locationName: string | null;
  coordinates: { lat: number; lng: number } | null;
  /** Ids of its media, in the order of the carousel; they end the names of the files. */
  media: { id: string; kind: 'image' | 'video' }[];
  reel: boolean;
}

const notStays: Record<Language, readonly string[]> = {
  en: [
    'Sunday bread. The crust cracked all by itself. 🍞',
    'New running shoes, same slow knees.',
    'The lake this morning – not a soul.',
  ],
  de: [
    'Sonntagsbrot. Die Kruste hat von allein geknackt. 🍞',
    'Neue Laufschuhe, dieselben müden Knie.',
    'Der See heute früh – keine Menschenseele.',
  ],
};

const lastSecond = Date.UTC(2026, 9, 1) / 1000;

/**
 * Posts of an account, newest first: two of three are about a stay of the demo world, every fourth is a carousel, every ninth a reel, every fifth
 * has the position of its camera. The same arguments give the same posts.
 */
export function samplePosts(count: number, language: Language): SamplePost[] {
  const captions = stays.filter((stay) => stay.language === language);
  const plain = notStays[language];
  return Array.from({ length: count }, (_, index) => {
    const stay = index % 3 === 2 ? undefined : captions[index % captions.length];
    const reel = index % 9 === 8;
    const pictures = reel ? 1 : index % 4 === 1 ? 2 + (index % 3) : 1;
    const media = Array.from({ length: pictures }, (_, position) => ({
      id: String(17_800_000_000_000_000n + BigInt(count - index) * 100n + BigInt(position)),
      kind: reel ? ('video' as const) : ('image' as const),
    }));
    const caption =
      stay === undefined
        ? (plain[index % plain.length] ?? '')
        : `${stay.caption}\n\n📍 ${stay.hotel.name}, ${stay.hotel.city}`;
    return {
      seconds: lastSecond - index * 8 * 3600,
      caption: index < captions.length ? caption : `${caption}\n\n№ ${count - index}`,
      locationName: stay === undefined ? null : `${stay.hotel.name}, ${stay.hotel.city}`,
      coordinates:
        stay === undefined || index % 5 !== 0 ? null : { lat: stay.hotel.lat, lng: stay.hotel.lng },
      media,
      reel,
    };
  });
}
