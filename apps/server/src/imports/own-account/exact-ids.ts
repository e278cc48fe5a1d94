/** Parses JSON in which the network writes ids as numbers too large for JavaScript; they become strings. */
export function parseWithExactIds(text: string): unknown {
  return JSON.parse(text, (key: string, value: unknown, context?: { source?: string }) =>
    (key === 'user_id' || key === 'id') && typeof value === 'number' ? (context?.source ?? value) : value,
  );
}
