import { readLicences, type SuppliedPackage } from '../check/supply/supply.ts';

export interface LockedPackage extends SuppliedPackage {
  readonly version?: string;
  /** Only tests and builds need it. */
  readonly dev?: boolean;
}

/**
 * The software bill of materials, as CycloneDX. `npm sbom --omit=dev` leaves out what any package of the repository needs for its tests, even if
 * another needs it to run: Fastify and React among them.
 */
export function billOfMaterials(
  packages: Readonly<Record<string, LockedPackage>>,
  product: { name: string; version: string; license: string },
) {
  const components = Object.entries(packages)
    .filter(([path, { dev, link }]) => /(^|\/)node_modules\//.test(path) && !dev && !link)
    .map(([path, entry]) => componentOf(path.slice(path.lastIndexOf('node_modules/') + 13), entry));
  const unique = new Map(components.map((component) => [component.purl, component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: product.name,
        version: product.version,
        licenses: [{ expression: product.license }],
      },
    },
    components: [...unique.values()],
  };
}

function componentOf(name: string, { integrity, license, optional, version = '' }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const own = readLicences[name];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(own !== undefined && { licenses: [{ license: { name: own } }] }),
    ...(own === undefined && license !== undefined && { licenses: [{ expression: license }] }),
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
  };
}
