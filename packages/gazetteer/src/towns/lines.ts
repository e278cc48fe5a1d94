const NEWLINE = 0x0a;
const TAB = 0x09;
const POINT = 0x2e;
const MINUS = 0x2d;
const ZERO = 0x30;

/** Reads a tab-separated table from its bytes, line by line. Strings are made only of the columns that are asked for as such. */
export class Lines {
  readonly count: number;
  private readonly bytes: Buffer;
  /** Where the columns of the line begin, and where the one behind the last would. */
  private readonly starts: number[] = [0];
  private columns = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    let count = 0;
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
    this.count = count;
  }

  /** Goes on to the next line, which must be there. */
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

  /** Where a column begins and ends; both alike where the line has none. */
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

  /** A number in digits, with a sign and a fraction at most; 0 where the column is empty. */
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
