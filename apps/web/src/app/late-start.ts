import { aliveEvent, comeAlive, openingMark } from './come-alive.ts';

/** Milliseconds after the first paint that the scripts of a page wait for its pictures. */
const patience = 2_000;

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const starter = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm;
const entryImport = /^import\("([^"]+)"\);$/m;

/**
 * Lets a rendered document paint before its scripts come. As React Router writes it, a document asks for all of them first: on a phone's
 * line they would hold up styles, fonts and pictures. Here they are asked for, all at once, when the page stands (`comeAlive`), and run
 * one after the other, for a phone's only thread has to answer to its reader in between. `texts` is the file they need besides. Until then
 * the document is marked as opening, for styles that leave the line to its first picture.
 * A document of another form is left as it is: it comes alive too, only not as late.
 */
export function startLate(html: string, texts: string): string {
  const [, opening = '', script = '', closing = ''] = starter.exec(html) ?? [];
  const routes = [...script.matchAll(staticImport)];
  const [, entry] = entryImport.exec(script) ?? [];
  if (routes.length === 0 || entry === undefined) return html;
  const modules = [...new Set([...html.matchAll(preload)].map(([, href]) => href))];
  const late = [
    'try {',
    `await (${comeAlive})(${JSON.stringify({ modules, texts, alive: aliveEvent, mark: openingMark, patience })});`,
    `for (const file of ${JSON.stringify(modules.filter((file) => file !== entry))}) {`,
    'await import(file);',
    'await new Promise((next) => setTimeout(next));',
    '}',
    ...routes.map(([, name, file]) => `const ${name} = await import(${file});`),
    script.replace(staticImport, '').trim(),
    `} catch (error) { document.dispatchEvent(new Event('${aliveEvent}')); throw error; }`,
  ];
  return html
    .replace(preload, '')
    .replace('<html', () => `<html ${openingMark}`)
    .replace(starter, () => opening + late.join('\n').replaceAll('</', '<\\/') + closing);
}
