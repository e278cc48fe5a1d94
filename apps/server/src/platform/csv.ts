/** A text that a spreadsheet would take for a formula, marked as text: the signs of both widths, tabs and line breaks begin one. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell of comma-separated values (RFC 4180), quoted, and never a formula. */
export function csvText(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
