import { num } from './svg.ts';

export interface MarkOptions {
  /** Pixels; the mark is square. */
  size: number;
  /** Colour of the house; `currentColor` lets the page decide. */
  color?: string;
  /** Colour of the lit window; on a tile the window is cut out unless a colour is given. */
  glow?: string;
  /** Colour of a rounded tile behind the mark, as app icons want; none if not given. */
  tile?: string;
  /** Share of the tile's side that its corners are rounded by, 0 to 0.5. */
  corner?: number;
  /** Name for screen readers; without it the mark is decorative. */
  title?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

// A 32-unit grid: an open book stood up as a house. Its two covers make the roof, its pages the walls, and the
// arched window between them is the keyhole and the light left on.
const house =
  'M16 2.6L29.4 12.4V27.2Q29.4 28.6 28 28.6Q20.6 28.4 16 31.2Q11.4 28.4 4 28.6Q2.6 28.6 2.6 27.2V12.4Z';
const window =
  'M16 11.4A4.7 4.7 0 0 1 18.5 20.1L20 26.2Q17.6 26.9 16 28Q14.4 26.9 12 26.2L13.5 20.1A4.7 4.7 0 0 1 16 11.4Z';

/** Draws the Staylore mark, a house that is an open book with a lit keyhole, as SVG text. */
export function drawMark({
  size,
  color = '#b5492d',
  tile,
  glow = tile ?? '#ffd27a',
  corner = 0.22,
  title,
}: MarkOptions): string {
  const label = title === undefined ? ' aria-hidden="true"' : ' role="img"';
  const name = title === undefined ? '' : `<title>${escapeText(title)}</title>`;
  const back =
    tile === undefined ? '' : `<rect width="32" height="32" rx="${num(32 * corner)}" fill="${tile}"/>`;
  const inset = tile === undefined ? '' : ' transform="translate(4.32 3.8)scale(.73)"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"${label}>${name}${back}<g${inset}><path d="${house}" fill="${color}"/><path d="${window}" fill="${glow}"/></g></svg>`;
}
