import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('./src/design/icon/create-icon.ts', import.meta.url));

/** Lets lucide's icons be made by `src/design/icon/create-icon.ts`: their drawings are kept, the rest of the library stays at home. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isMaker =
        source === '../createLucideIcon.mjs' && importer?.includes('lucide-react/dist/esm/icons/');
      return isMaker ? ours : null;
    },
  };
}
