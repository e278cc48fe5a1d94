/** The relevant fields of an entry in package-lock.json. */
export interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockPackages = Readonly<Record<string, LockEntry>>;

interface Gap {
  readonly parent: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Optional dependencies without an entry. `npm ci` refuses such a file wherever the registry lacks the package, which registries that only
 * hold what this machine needs do: programs for other systems.
 */
export function lockfileGaps(packages: LockPackages): Gap[] {
  const gaps: Gap[] = [];
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!resolves(packages, parent, name)) gaps.push({ parent, name, version });
    }
  }
  return gaps;
}

/** Resolves a package as Node does: in the folder itself, then in each one above. */
function resolves(packages: LockPackages, from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'sunos',
  'netbsd',
  'openbsd',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** Entries for the gaps, by path: what npm itself would write, except for the checksum, which only the package could give. */
export function entriesFor(packages: LockPackages, gaps: readonly Gap[]): Record<string, object> {
  const entries: Record<string, object> = {};
  for (const { parent, name, version } of gaps) {
    const words = name.replace(/^@[^/]*\//, '').split('-');
    const os = systems.find((system) => words.includes(system));
    const cpu = processors.find((processor) => words.includes(processor));
    if (!os && !words.includes('wasm32')) continue;
    const libc = words.some((word) => word.startsWith('musl'))
      ? 'musl'
      : words.includes('gnu')
        ? 'glibc'
        : undefined;
    entries[`node_modules/${name}`] = {
      version: version.replace(/^[~^]/, ''),
      cpu: [cpu ?? 'wasm32'],
      ...(packages[parent]?.dev && { dev: true }),
      ...(os === 'linux' && libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    };
  }
  return entries;
}
