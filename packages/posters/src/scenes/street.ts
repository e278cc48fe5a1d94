import type { Stage } from '../stage.ts';
export const street: readonly ((s: Stage) => string)[] = [(s) => `<rect width="${s.w}" height="${s.h}" fill="${s.pal.mid}"/>`];
