/** The fields of an entry of package-lock.json that decide whether it is trusted. */
export interface SuppliedPackage {
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** Licences under which we may redistribute the product; conditional ones only if their conditions are met. */
const allowedLicences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Python-2.0', 'Unlicense', 'CC0-1.0'],
  // Fonts, and data that NOTICE names.
  ...['OFL-1.1', 'CC-BY-4.0'],
  // Unchanged and as files of their own: libvips is loaded as a library, the others only test or build.
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Packages with licences of their own wording; someone has read them. */
export const readLicences: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream Vera and Arev: fonts that may be passed on with a program',
  'png-js': 'MIT, told by its file LICENSE alone',
};

/**
 * Packages of the lock file that could come from elsewhere, differ from what was tested, run programs while being installed, or have a
 * licence that nobody has reviewed.
 * @param scripts packages named in `allowScripts` of package.json.
 */
export function untrustedPackages(
  packages: Readonly<Record<string, SuppliedPackage>>,
  scripts: readonly string[],
): string[] {
  const supplied = Object.entries(packages).filter(
    ([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link,
  );
  return supplied.flatMap(([path, entry]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const system = entry.optional && (entry.os ?? entry.cpu);
    return [
      entry.resolved === undefined
        ? ''
        : `${path} names where it came from, which every machine decides for itself.`,
      // Programs for other systems than that on which the file was written; their entries are written by tools/lockfile.ts.
      entry.integrity?.startsWith('sha512-') || (entry.integrity === undefined && system)
        ? ''
        : `${path} has no SHA-512 of its contents.`,
      entry.hasInstallScript && !system && !scripts.includes(name)
        ? `${path} runs a program while it is installed.`
        : '',
      isAllowed(name, entry) || (entry.license === undefined && system)
        ? ''
        : `${path} is under ${entry.license ?? 'no licence'}, which is not on the list.`,
    ].filter(Boolean);
  });
}

/** Every licence that applies is on the list, and one of those to choose from. */
function isAllowed(name: string, { license = '' }: SuppliedPackage): boolean {
  if (name in readLicences) return true;
  const choices = license.replace(/[()]/g, '').split(/ or /i);
  return choices.some((choice) => choice.split(/ and /i).every((one) => allowedLicences.has(one.trim())));
}
