import type { Compositions } from '../stage.ts';
import { camp, dunes, oasis } from './desert-dunes.ts';
import { balloons, cactusGarden, mesas } from './desert-rocks.ts';

export const desert: Compositions = {
  wide: [dunes, mesas, oasis, camp, balloons, cactusGarden],
  upright: [],
};
