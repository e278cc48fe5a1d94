import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No library that we send does anything when a property is read.
          treeshake: { propertyReadSideEffects: false },
          // What most pages share comes in one file in place of dozens, each of which would cost a phone a round trip. Below 16, it
          // would hold the forms' library too, which a first page does without.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 16 }] } },
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
