import { scenes } from './data/scenes.ts';
import { pick, seeded } from './seeded.ts';
import type { Language, PosterCharacter, PosterSpec } from './types.ts';

/** Describes one picture: `seed` decides the drawing and which of the written scenes names it. */
export function picture(options: {
  seed: string;
  character: PosterCharacter;
  language: Language;
  place?: string;
}): PosterSpec {
  const { seed, character, language, place } = options;
  const scene = pick(scenes[character][language], seeded(`alt ${seed}`));
  return { seed, character, alt: place === undefined ? scene : `${scene}, ${place}` };
}

/** The scenes that go with a hotel of the given character, after the first picture. */
const companions: Record<PosterCharacter, readonly PosterCharacter[]> = {
  alpine: ['alpine', 'interior', 'food', 'forest'],
  coast: ['coast', 'interior', 'food', 'coast'],
  city: ['street', 'interior', 'food', 'city'],
  desert: ['desert', 'interior', 'food', 'desert'],
  lake: ['lake', 'interior', 'food', 'forest'],
  forest: ['forest', 'interior', 'food', 'lake'],
  island: ['island', 'interior', 'food', 'coast'],
  interior: ['interior', 'food', 'street', 'interior'],
  food: ['food', 'interior', 'street', 'food'],
  street: ['street', 'interior', 'food', 'city'],
};

/** One to four scenes for a stay, the hotel itself first. */
export function staySceneries(character: PosterCharacter, random: () => number): PosterCharacter[] {
  const draw = random();
  const count = draw < 0.36 ? 1 : draw < 0.7 ? 2 : draw < 0.9 ? 3 : 4;
  const rest = companions[character];
  const start = Math.floor(random() * rest.length);
  const further = Array.from(
    { length: count - 1 },
    (_, index) => rest[(start + index) % rest.length] ?? character,
  );
  return [character, ...further];
}
