import { readFile } from 'node:fs/promises';
import { inProject } from './launch/project.ts';
import { billOfMaterials } from './sbom/bill-of-materials.ts';

/** `npm run -s sbom`: writes the software bill of materials, from package-lock.json, as CycloneDX. */
const read = async (file: string) => JSON.parse(await readFile(inProject(file), 'utf8'));
const { packages } = await read('package-lock.json');
process.stdout.write(`${JSON.stringify(billOfMaterials(packages, await read('package.json')), null, 2)}\n`);
