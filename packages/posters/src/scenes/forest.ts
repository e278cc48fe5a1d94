import type { Compositions } from '../stage.ts';
import { byTheStream, jungleFalls, ryokanGarden } from './forest-waters.ts';
import { amongTrunks, birches, mistyLayers } from './forest-woods.ts';

export const forest: Compositions = {
  wide: [amongTrunks, mistyLayers, byTheStream, birches],
  eastern: [ryokanGarden],
  upright: [jungleFalls],
};
