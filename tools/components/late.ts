/** Days that SECURITY.md allows for updating libraries. */
const maxDays = 92;
const dayMs = 24 * 60 * 60 * 1000;

/** A component in use, and when its versions were published. */
export interface Component {
  readonly name: string;
  readonly current: string;
  readonly times: Readonly<Record<string, string>>;
}

/**
 * Whether a component is overdue: a later version was published more than three months ago. While its own major version still gets releases, only
 * those count. Prereleases do not count.
 */
export function lateBy({ current, name, times }: Component, now: Date): string | null {
  const inUse = partsOf(current);
  if (inUse === null) return null;
  const daysSince = (time: string) => Math.floor((now.getTime() - Date.parse(time)) / dayMs);
  const isOfLine = ([version]: [string, string]) => partsOf(version)?.[0] === inUse[0];
  const all = Object.entries(times).filter(([version]) => partsOf(version) !== null);
  const isKept = all.filter(isOfLine).some(([, time]) => daysSince(time) <= maxDays);
  const later = (isKept ? all.filter(isOfLine) : all)
    .filter(([version]) => isLater(partsOf(version), inUse))
    .toSorted(([, one], [, other]) => Date.parse(one) - Date.parse(other));
  const [first, newest] = [later[0], later.at(-1)];
  if (first === undefined || newest === undefined || daysSince(first[1]) <= maxDays) return null;
  return `${name} ${current} has been replaced for ${daysSince(first[1])} days, first by ${first[0]} and last by ${newest[0]}.`;
}

type Parts = readonly [number, number, number];

function partsOf(version: string): Parts | null {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
}

function isLater(version: Parts | null, than: Parts): boolean {
  if (version === null) return false;
  const at = than.findIndex((part, index) => part !== version[index]);
  return at >= 0 && (version[at] ?? 0) > (than[at] ?? 0);
}
