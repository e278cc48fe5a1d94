const NEWLINE = 0x0a;
const TAB = 0x09;
const POINT = 0x2e;
const MINUS = 0x2d;
const ZERO = 0x30;

/** Reads a tab-separated table from its bytes, line by line. Strings are created only for the columns requested as such. */
export class Lines {
  readonly count: number;
  private readonly bytes: Buffer;
  /** Start offsets of the line's columns, and of the one after the last. */
  private readonly starts: number[] = [0];
  private columns = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    let count = 0;
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
    this.count = count;
  }

  /** Advances to the next line, which must exist. */
  next(): void {
    const { bytes, starts } = this;
    let at = starts[this.columns] ?? 0;
    starts[0] = at;
    this.columns = 1;
    for (; bytes[at] !== NEWLINE && at < bytes.length; at += 1) {
      if (bytes[at] !== TAB) continue;
      starts[this.columns] = at + 1;
      this.columns += 1;
    }
    starts[this.columns] = at + 1;
  }

  /** Start and end of a column; equal if the line has none. */
  span(column: number): readonly [start: number, end: number] {
    if (column >= this.columns) return [0, 0];
    return [this.starts[column] ?? 0, (this.starts[column + 1] ?? 0) - 1];
  }

  has(column: number): boolean {
    return column < this.columns;
  }

  text(column: number): string {
    const [start, end] = this.span(column);
    return start === end ? '' : this.bytes.toString('utf8', start, end);
  }

  /** A number in digits, with a sign and a fraction at most; 0 if the column is empty. */
  number(column: number): number {
    const { bytes } = this;
    const [start, end] = this.span(column);
    const negative = bytes[start] === MINUS;
    let [value, divisor] = [0, 0];
    for (let at = negative ? start + 1 : start; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === POINT) divisor = 1;
      else {
        value = 10 * value + byte - ZERO;
        divisor *= 10;
      }
    }
    const size = divisor === 0 ? value : value / divisor;
    return negative ? -size : size;
  }
}
