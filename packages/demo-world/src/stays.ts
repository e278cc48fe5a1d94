import { LONGEST_AGO, someDay } from './calendar.ts';
import { tables } from './data/stays/tables.ts';
import { people } from './people.ts';
import { picturesOfStay } from './pictures.ts';
import { seeded } from './seeded.ts';
import { readStays, type WrittenStay } from './stay-text.ts';
import type { DemoHotel, DemoStay, Language } from './types.ts';

const languages = new Map<string, Language>(people.map((person) => [person.username, person.language]));

function complete(written: WrittenStay, key: string): DemoStay {
  const { hotel, author, price, tags, caption } = written;
  const random = seeded(key);
  const language = written.language ?? languages.get(author) ?? 'en';
  return {
    key,
    author,
    language,
    caption,
    hotel,
    price,
    tags,
    daysAgo: Math.min(LONGEST_AGO, someDay(written.month, random)),
    minuteOfDay: 390 + Math.floor(random() * 1000),
    pictures: picturesOfStay(key, { language, place: hotel.city }),
    found: 3,
  };
}

function completeAll(written: readonly WrittenStay[]): DemoStay[] {
  const visits = new Map<string, number>();
  return written.map((stay) => {
    const name = `${stay.hotel.id}-${stay.author}`;
    const visit = (visits.get(name) ?? 0) + 1;
    visits.set(name, visit);
    return complete(stay, visit === 1 ? name : `${name}-${visit}`);
  });
}

const written = tables.flatMap((table) => readStays(table));

export const stays: readonly DemoStay[] = completeAll(written);

/** The invented hotels behind the stays, each once. */
export const hotels: readonly DemoHotel[] = [
  ...new Map(written.map(({ hotel }) => [hotel.id, hotel])).values(),
];
