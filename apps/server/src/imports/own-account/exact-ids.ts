/** The value of a JSON text in which ids, which the network writes as numbers above what a number can tell apart, are texts. */
export function parseWithExactIds(text: string): unknown {
  return JSON.parse(text, (key: string, value: unknown, context?: { source?: string }) =>
    (key === 'user_id' || key === 'id') && typeof value === 'number' ? (context?.source ?? value) : value,
  );
}
