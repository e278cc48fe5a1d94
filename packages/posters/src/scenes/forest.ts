import { byTheStream, jungleFalls, ryokanGarden } from './forest-waters.ts';
import { amongTrunks, birches, mistyLayers } from './forest-woods.ts';

export const forest = [amongTrunks, mistyLayers, byTheStream, birches, ryokanGarden, jungleFalls] as const;
