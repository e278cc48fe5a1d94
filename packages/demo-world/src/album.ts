import { pictures, type ShippedPicture } from './pictures.ts';
import { seeded } from './seeded.ts';
import { hotels } from './stays.ts';
import type { Scene } from './types.ts';

const home: ReadonlySet<string> = new Set([
  'AT',
  'CH',
  'DE',
  'ES',
  'FR',
  'GB',
  'GR',
  'HR',
  'IE',
  'IT',
  'NO',
  'PT',
]);
const homely = new Set(hotels.filter(({ country }) => home.has(country)).map(({ id }) => id));
/** Scenes that may replace one without a picture that fits the place. */
const anywhere: ReadonlySet<Scene> = new Set(['interior', 'food']);

/** Hands out pictures to the posts of one account of the photo network. */
export interface Album {
  /** A picture of the scene that fits the town in the caption; none is repeated until all have been used. */
  next(scene: Scene, caption: string | null): ShippedPicture;
}

/** Opens an album; the same account always gets the same pictures in the same order. */
export function openAlbum(handle: string): Album {
  const random = seeded(`album ${handle}`);
  const shuffled = pictures
    .map((picture) => ({ picture, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ picture }) => picture);
  const shown = new Map<ShippedPicture, number>();
  const minShown = (candidates: readonly ShippedPicture[]) =>
    candidates.reduce<ShippedPicture | undefined>(
      (best, one) => (best === undefined || (shown.get(one) ?? 0) < (shown.get(best) ?? 0) ? one : best),
      undefined,
    );
  return {
    next(scene, caption) {
      const there = idsNamedIn(caption);
      const ofScene = shuffled.filter((picture) => picture.scene === scene);
      const near = ofScene.filter((picture) => picture.hotels.some((id) => there.has(id)));
      const common = ofScene.filter(
        (picture) => anywhere.has(scene) || picture.hotels.some((id) => homely.has(id)),
      );
      const found = minShown(near) ?? minShown(common) ?? minShown(ofScene);
      if (found === undefined) throw new RangeError(`There is no picture of ${scene}`);
      shown.set(found, (shown.get(found) ?? 0) + 1);
      return found;
    },
  };
}

function idsNamedIn(caption: string | null): ReadonlySet<string> {
  const named = caption === null ? [] : hotels.filter(({ city }) => caption.includes(city));
  return new Set(named.map(({ id }) => id));
}
