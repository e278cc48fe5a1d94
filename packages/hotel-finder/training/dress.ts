import type { LabelledCaption } from '../eval/labelled.ts';
import { seeded } from './sparse.ts';

/**
 * Dresses clean captions as people post them: walls of hashtags, handles of people, line breaks, small letters, no place; the
 * house's name as a hashtag or handle. For training only, and always the same way.
 */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  en: `travel travelgram instagood photooftheday love wanderlust nature sunset foodie summer vacation weekendvibes happy beautiful travelphotography
  instatravel explore adventure family holiday ootd fashion style art coffee dogsofinstagram catsofinstagram fitness gym run bookstagram citylife
  sundayfunday tbt throwback momlife dadlife friends blessed goodvibes mood nofilter picoftheday architecture streetphotography hotellife
  luxurytravel roadtrip staycation honeymoon wedding bride party music livemusic football foodporn brunch cocktails winelover hiking mountains
  beach ocean snow ski cycling yoga wellness selfcare skincare giveaway ad gifted sponsored hotel hotels boutiquehotel grandhotel castle museum`.split(
    /\s+/,
  ),
  de: `reisen urlaub wochenende liebe familie natur berge wandern sommer herbst winter sonne freunde glücklich essen lecker kaffee kuchen hund
  hundeliebe katze mamaleben papaleben alltag arbeit schule garten bücher buchtipp laufen fitness fussball musik konzert hochzeit braut feiern
  österreich wien tirol bayern schweiz ostsee nordsee südtirol gardasee urlaubsreif reiselust reiseblogger hotel wellness wellnesshotel hüttenliebe
  alpenliebe bergliebe werbung anzeige gewinnspiel kindergeburtstag vegan rezept backen handmade diy mode outfit münchen berlin hamburg zürich`.split(
    /\s+/,
  ),
};
const PEOPLE =
  `anna lena julia max tom sophie kate_m jonas.w marie_claire lukas_r sarah.h emma.k paul_2 lisa.marie mia_b ben_fotografie chris_k
laura.travels nina_p hannah.b felix.g maja_s oliver_t cara.w niko_z the_johnsons bestie_lou kathi.mag dj_marlo fotograf_huber studio.nord cafe_lotte
bakery.finch zoe.runs team_lindner sportverein_ost nikon canon_uk lululemon zara trainline oebb sbb_cff deutschebahn ryanair`.split(
    /\s+/,
  );

const squash = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

function hashOf(text: string): number {
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return hash;
}

/** A caption as other writers would write it: hotels as accounts or tags, without a location tag. */
export function dressed(given: LabelledCaption): LabelledCaption {
  const random = seeded(hashOf(given.id));
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let { caption } = given;
  let hotels = [...(given.hotels ?? [])];
  let tag = given.location_tag ?? null;
  if (tag !== null && hotels.every(({ surface }) => caption.includes(surface)) && chance(0.75)) tag = null;
  // The house as its own account or tag.
  const own = hotels.findIndex(({ surface }) => caption.includes(surface) && !/^[@#]/.test(surface));
  const house = hotels[own];
  if (house && squash(house.surface).length > 5 && chance(0.25)) {
    const run = squash(house.surface);
    const town = house.city && chance(0.3) ? `${pick(['.', '_', ''])}${squash(house.city)}` : '';
    const surface = chance(0.65) ? `@${run}${town}` : `#${run}`;
    if (chance(0.6)) {
      caption = caption.replace(house.surface, surface);
      hotels = hotels.map((hotel, at) => (at === own ? { ...hotel, surface } : hotel));
      hotels = hotels.filter(
        (hotel) => caption.includes(hotel.surface) || (tag ?? '').includes(hotel.surface),
      );
    } else caption += `${pick([' ', '\n', '\n\n'])}${surface}`;
  }
  if (given.price && chance(0.25))
    caption = caption.replace(
      /(?<=\d) ?(?:€|euros?|EUR|CHF|Franken|£|\$)(?![\p{L}\d])|(?:€|£|\$|CHF|EUR) ?(?=\d)/u,
      '',
    );
  if (chance(0.3))
    caption = caption.replaceAll(/([.!?]) (?=\p{Lu})/gu, (_, end: string) =>
      chance(0.5) ? `${end}\n${chance(0.5) ? '\n' : ''}` : `${end} `,
    );
  if (chance(0.3)) {
    const person = `@${pick(PEOPLE)}`;
    caption += pick([
      ` 📸 ${person}`,
      ` mit ${person}`,
      ` with ${person}`,
      `\n📷: ${person}`,
      ` ${person}`,
      ` thx ${person}`,
    ]);
  }
  if (chance(0.62)) {
    const list = TAGS[given.lang] ?? TAGS['en'] ?? [];
    const count = chance(0.5) ? 1 + Math.floor(random() * 4) : 5 + Math.floor(random() * 16);
    const tags = Array.from({ length: count }, () => `#${pick(list)}`);
    const city = hotels[0]?.city;
    if (city && chance(0.4))
      tags.splice(Math.floor(random() * tags.length), 0, `#${city.toLowerCase().replace(/[^\p{L}]/gu, '')}`);
    caption += `${pick([' ', '\n', '\n\n', '\n.\n.\n.\n', '\n—\n'])}${tags.join(' ')}`;
  }
  if (chance(0.15)) {
    caption = caption.toLowerCase();
    hotels = hotels.map((hotel) => ({
      ...hotel,
      surface: caption.includes(hotel.surface.toLowerCase()) ? hotel.surface.toLowerCase() : hotel.surface,
    }));
  }
  return { ...given, id: `${given.id}~`, caption, hotels, location_tag: tag };
}
