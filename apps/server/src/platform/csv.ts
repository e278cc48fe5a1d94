/**
 * A text that a spreadsheet could take for a formula: one of these signs at its start, in any width and after spaces or invisible characters, or a
 * tab or line break.
 */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;
/** Where a formula could begin inside a text: in many countries spreadsheets split cells at semicolons and ignore our quotes. */
const formulaInside = /[;\t\r\n]\s*(?=[=＝])|[;\t]\s*(?=[+\-@＋－＠])/g;

/** A text as a quoted CSV cell (RFC 4180), and never a formula. */
export function csvText(value: string): string {
  const text = (formula.test(value) ? `'${value}` : value).replace(formulaInside, "$&'");
  return `"${text.replaceAll('"', '""')}"`;
}
