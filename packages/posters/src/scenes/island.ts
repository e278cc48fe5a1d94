import type { Stage } from '../stage.ts';
export const island: readonly ((s: Stage) => string)[] = [(s) => `<rect width="${s.w}" height="${s.h}" fill="${s.pal.mid}"/>`];
