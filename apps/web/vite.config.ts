import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const inFolder = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const sources = inFolder('src/');
const leanRouter = inFolder('src/app/server/lean/router.tsx');
const leanIcon = inFolder('src/app/server/lean/create-icon.tsx');

/**
 * Links, icons and scripts are rendered on the server by modules of our own, without what only a browser needs. They make the same HTML
 * (`lean.test.tsx`).
 */
const leanOnServer: Plugin = {
  name: 'lean-on-server',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(id, importer = '') {
    if (id === 'react-router' && importer.startsWith(sources) && importer !== leanRouter) return leanRouter;
    return id.endsWith('/createLucideIcon.mjs') ? leanIcon : null;
  },
};

export default defineConfig(({ command }) => ({
  plugins: [leanOnServer, tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No library that we send does anything when a property is read.
          treeshake: { propertyReadSideEffects: false },
          // Two files in place of dozens, each of which would cost a phone a round trip: the root and the message of a failure with all that
          // they import, which nearly every page loads, and the same of the list of posts, which most pages show. What else pages share is split as Rolldown does by default. Groups
          // begin at a module rather than count pages (`minShareCount`), so that a further page changes nothing for the others.
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', test: /src\/app\/root\.tsx|platform\/api\/toast-failure\.ts/, priority: 1 },
                { name: 'cards', test: /stays\/posts\/components\/list\/post-list\.tsx/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server keeps the text of what it runs in memory. Names stay as they are: they stand in the log when a page fails.
      build: {
        rolldownOptions: {
          input: './src/server.ts',
          output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
      // Bundled, React is fixed to its production build, whatever NODE_ENV the server is started with.
      ...(command === 'build'
        ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}));
