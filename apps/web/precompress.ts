import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds of files that shrink; pictures and fonts are compressed already. */
const shrinks = /\.(m?js|css|svg|json|webmanifest)$/;
/** Smaller files, in bytes, gain nothing. */
const smallest = 1_000;

/** Writes a Brotli and a gzip copy beside each file of the built client, so that no request has to compress it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && shrinks.test(entry.name));
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < smallest) continue;
    const hints = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await brotli(content, { params: hints }));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  }
}
