import { attic, bath, riadRoom, tatami } from './interior-retreats.ts';
import { balcony, readingCorner, underTheWindow } from './interior-western.ts';

export const interior = [underTheWindow, balcony, attic, readingCorner, bath, riadRoom, tatami] as const;
