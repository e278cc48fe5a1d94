import { camp, dunes, oasis } from './desert-dunes.ts';
import { balloons, cactusGarden, mesas } from './desert-rocks.ts';

export const desert = [dunes, mesas, oasis, camp, balloons, cactusGarden] as const;
