import { fileURLToPath } from 'node:url';
import scenes from './data/pictures/scenes.json' with { type: 'json' };
import shown from './data/pictures/stays.json' with { type: 'json' };
import type { DemoPicture, Language, Scene } from './types.ts';

/** A picture in `pictures/scenes`: 960 by 1,200 pixels, WebP. */
export interface ShippedPicture {
  name: string;
  /** A specific house, a room or table in houses of one kind, or the surroundings. */
  part: 'house' | 'room' | 'table' | 'around';
  scene: Scene;
  alt: Record<Language, string>;
  /** Ids of the demo hotels whose look and place it fits. */
  hotels: readonly string[];
}

/** Every shipped picture. */
export const pictures = scenes as readonly ShippedPicture[];

const byName = new Map(pictures.map((picture) => [picture.name, picture]));
const shownAt = new Map<string, readonly string[]>(Object.entries(shown));

const fileOf = (folder: string, name: string) =>
  fileURLToPath(new URL(`../pictures/${folder}/${name}.webp`, import.meta.url));

export const pictureFile = (name: string): string => fileOf('scenes', name);
export const avatarFile = (username: string): string => fileOf('avatars', username);
/** Path of the wide picture above a demo member's profile. */
export const coverFile = (username: string): string => fileOf('covers', username);

export function pictureNamed(name: string): ShippedPicture {
  const picture = byName.get(name);
  if (picture === undefined) throw new RangeError(`There is no picture "${name}"`);
  return picture;
}

/** The pictures of a stay, chosen so that lists do not repeat themselves. */
export function picturesOfStay(key: string, about: { language: Language; place: string }): DemoPicture[] {
  return (shownAt.get(key) ?? []).map((name) => {
    const { alt } = pictureNamed(name);
    return { name, alt: `${alt[about.language]}, ${about.place}` };
  });
}
