/**
 * A text that a spreadsheet could take for a formula: one of these signs at its start, in any width and after spaces or invisible characters, or a
 * tab or line break.
 */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;
/** Where a cell could begin inside a text: in many countries spreadsheets split at semicolons and ignore our quotes. */
const cellInside = /[;\t\r\n][\s\p{Cf}]*/gu;
/** At the start of a line a list or a name may stand as well: those neither call nor compute anything. */
const formulaLine = /[=＝﹦]|[+\-@＋－＠﹢﹣﹫][^\r\n]*[(|]/uy;
const sign = /[=+\-@＝＋－＠﹦﹢﹣﹫]/uy;

/** A text as a quoted CSV cell (RFC 4180), and never a formula. */
export function csvText(value: string): string {
  const text = (formula.test(value) ? `'${value}` : value).replace(cellInside, (begin, at, whole) => {
    const next = /[;\t]/.test(begin) ? sign : formulaLine;
    next.lastIndex = at + begin.length;
    return next.test(whole) ? `${begin}'` : begin;
  });
  return `"${text.replaceAll('"', '""')}"`;
}
