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
          // What most pages share comes in one file in place of dozens, each of which would cost a phone a round trip; so does what the
          // root needs beside it, and the forms for pages that have one. zod is fetched when a form is used. Below 19, dialogs would be shared
          // too, which a first page does without.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  minShareCount: 19,
                  test: /^(?!.*(react-hook-form|platform\/forms|node_modules\/zod)\/)/,
                  priority: 1,
                },
                {
                  name: 'base',
                  minShareCount: 2,
                  test: /@tanstack\/query-core|src\/(app|platform\/(session|texts))\/|platform\/page\/(nonce|theme|lazy-part)|platform\/api\/sign-in-again|notifications\/(live|unread)|photo-network\/pending-mark|primitives\/disclosure|icons\/(x|plus)\./,
                },
                { name: 'forms', test: /\/(react-hook-form|platform\/forms)\// },
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
