export function hostsIn(settings: unknown): Set<string> {
  if (typeof settings === 'string')
    return new Set(/^https?:\/\//.test(settings) && URL.canParse(settings) ? [new URL(settings).host] : []);
  if (typeof settings !== 'object' || settings === null) return new Set();
  return new Set(Object.values(settings).flatMap((value) => [...hostsIn(value)]));
}
