import { radial, type Stage } from '../stage.ts';
import { ellipse, place } from '../svg.ts';
import { kasbah, pueblo } from './clay.ts';
import { lighthouse, windmill } from './coastal.ts';
import { bungalow, pagoda, ryokan, tent } from './eastern.ts';
import { grandHotel, refuge } from './grand.ts';
import { basilica, church, towerHotel } from './landmarks.ts';
import { aFrame, cabin, chalet } from './mountain.ts';
import { cubes, villa } from './southern.ts';

const kinds = {
  aFrame,
  basilica,
  bungalow,
  cabin,
  chalet,
  church,
  cubes,
  grandHotel,
  kasbah,
  lighthouse,
  pagoda,
  pueblo,
  refuge,
  ryokan,
  tent,
  towerHotel,
  villa,
  windmill,
};

export type BuildingKind = keyof typeof kinds;

export interface Standing {
  x: number;
  /** Ground height. */
  y: number;
  /** Width in picture units of a building 100 units wide. */
  size: number;
  flip?: boolean;
}

/** Puts a building on the ground, with the light of its windows around it after dark. */
export function building(stage: Stage, kind: BuildingKind, spot: Standing): string {
  const dark = stage.pal.mood === 'night' || stage.pal.mood === 'dusk' || stage.pal.name === 'polar';
  const halo = dark
    ? ellipse(
        [spot.x, spot.y - spot.size * 0.25, spot.size * 0.95, spot.size * 0.7],
        radial(stage, [
          [0, stage.pal.glow, 0.42],
          [1, stage.pal.glow, 0],
        ]),
      )
    : '';
  return (
    halo +
    place({ x: spot.x, y: spot.y, scale: spot.size / 100, flip: spot.flip === true }, kinds[kind](stage))
  );
}
