/**
 * A price as people type it, with a comma or a point before the cents and either between thousands. Undefined if nothing was typed, null if
 * it is not a price.
 */
export function parsePrice(text: string): number | null | undefined {
  const typed = text.replace(/[\s'’]/g, '');
  if (typed === '') return undefined;
  const plain =
    /^\d+(?:[.,]\d{1,2})?$/.test(typed) || /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.test(typed);
  if (!plain) return null;
  const cents = /[.,](\d{1,2})$/.exec(typed);
  const whole = typed.slice(0, cents?.index).replace(/[.,]/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}
