import { from2025 } from './2025.ts';
import { earlier2026 } from './2026-first-half.ts';
import { later2026 } from './2026-second-half.ts';

/** The posts of `alpen.anna`, newest first; the form is explained at `readNetworkPosts`. */
export const alpenAnna = [later2026, earlier2026, from2025].join('');
