import type { Compositions } from '../stage.ts';
import { attic, bath, riadRoom, tatami } from './interior-retreats.ts';
import { balcony, readingCorner, underTheWindow } from './interior-western.ts';

export const interior: Compositions = {
  wide: [underTheWindow, readingCorner, bath, riadRoom],
  upright: [balcony, attic, tatami],
};
