import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups, laterFiles } from './chunks.ts';
import { lightIcons } from './light-icons.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lightIcons()],
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies: laterFiles } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No library we send does anything when a property is read.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: chunkGroups } },
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
