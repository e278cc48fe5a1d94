import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/** Letters of a heading, or of everything else. */
export type Face = 'heading' | 'text';

const { resolve } = createRequire(import.meta.url);
const files: Record<Face, (subset: string) => string> = {
  heading: (subset) => resolve(`@fontsource-variable/fraunces/files/fraunces-${subset}-wght-normal.woff2`),
  text: (subset) => resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`),
};
const opened = new Map<string, Font>();

/** A font is loaded once, when one of its letters is first needed. */
function font(face: Face, subset: string): Font {
  const name = `${face} ${subset}`;
  const known = opened.get(name);
  if (known !== undefined) return known;
  const fresh = openSync(files[face](subset));
  opened.set(name, fresh);
  return fresh;
}

function fontOf(face: Face, letter: string): Font | null {
  const code = letter.codePointAt(0) ?? 0;
  for (const subset of ['latin', 'latin-ext']) {
    const one = font(face, subset);
    if (one.hasGlyphForCodePoint(code)) return one;
  }
  return null;
}

export const canWrite = (face: Face, text: string): boolean =>
  [...text].every((letter) => fontOf(face, letter) !== null);

/** A text as outlines, so that a picture looks the same on a machine without fonts. Letters that no font has are left out. */
export interface Lettering {
  /** At a size of one pixel. */
  width: number;
  /** Paths that begin at the origin, on the baseline, for a font size of one pixel. */
  paths: string;
}

export function outlineText(face: Face, text: string): Lettering {
  let width = 0;
  let paths = '';
  for (const { font: used, run } of runs(face, text)) {
    const scale = 1 / used.unitsPerEm;
    const { glyphs, positions } = used.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const d = glyph.path.toSVG();
      const x = width + xOffset * scale;
      if (d !== '')
        paths += `<path transform="translate(${x.toFixed(4)} 0) scale(${scale} ${-scale})" d="${d}"/>`;
      width += xAdvance * scale;
    }
  }
  return { width, paths };
}

/** Neighbouring letters of one font are set together, so that they keep their kerning. */
function runs(face: Face, text: string): { font: Font; run: string }[] {
  const all: { font: Font; run: string }[] = [];
  for (const sign of text) {
    const used = fontOf(face, sign);
    if (used === null) continue;
    const last = all.at(-1);
    if (last?.font === used) last.run += sign;
    else all.push({ font: used, run: sign });
  }
  return all;
}
