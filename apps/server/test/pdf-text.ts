import { inflateSync } from 'node:zlib';

/** The words of a PDF as a reader sees them, in drawing order; each of its fonts numbers its glyphs differently. */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id = '', object = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(id, object);
  const streamOf = (object = '') => {
    const packed = /stream\n(.*)\nendstream/s.exec(object)?.[1];
    return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const fonts = new Map<string, string[]>();
  for (const object of objects.values())
    for (const [, name = '', id = ''] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (table !== undefined) fonts.set(name, lettersIn(streamOf(objects.get(table))));
    }
  let letters: readonly string[] = [];
  let text = '';
  for (const object of objects.values()) {
    if (!object.includes('/FlateDecode')) continue;
    for (const [whole, font, shown = ''] of streamOf(object).matchAll(/\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? [];
      if (!whole.endsWith('TJ')) continue;
      const codes = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      text += `${codes.map((code) => letters[Number.parseInt(code, 16)] ?? '?').join('')}\n`;
    }
  }
  return text;
}

/** The letter of each number. */
function lettersIn(table: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/gis))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters[Number.parseInt(first, 16) + index] = String.fromCharCode(
        ...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
      );
  return letters;
}
