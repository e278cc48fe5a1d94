/** Parses JSON in which the network writes ids as numbers too large for JavaScript; they become strings. Null if it is no JSON. */
export function parseWithExactIds(text: string): unknown {
  try {
    return JSON.parse(text, (key: string, value: unknown, context?: { source?: string }) =>
      (key === 'user_id' || key === 'id') && typeof value === 'number' ? (context?.source ?? value) : value,
    );
  } catch {
    return null;
  }
}
