/** A column of texts, one per row. */
export interface Column {
  /** The text at a row; empty beyond the last. */
  at(row: number): string;
}

/** Texts in one piece of memory, decoded on demand: as strings they take three times as much. */
export function packTexts(bytes: Uint8Array, ends: Uint32Array): Column {
  const packed = Buffer.from(bytes);
  return {
    at: (row) => packed.toString('utf8', row === 0 ? 0 : ends[row - 1], ends[row] ?? 0),
  };
}

/** A column of few different texts, such as country codes: a number per row. */
export function packCodes(size: number): Column & { set(row: number, text: string): void } {
  const texts: string[] = [''];
  const known = new Map([['', 0]]);
  const numbers = new Uint16Array(size);
  return {
    set(row, text) {
      let number = known.get(text);
      if (number === undefined) {
        number = texts.push(text) - 1;
        known.set(text, number);
      }
      numbers[row] = number;
    },
    at: (row) => texts[numbers[row] ?? 0] ?? '',
  };
}
