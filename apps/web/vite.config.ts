import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
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
      build: { rolldownOptions: { input: './src/server.ts' } },
      // Bundled, React is fixed to its production build, whatever NODE_ENV the server is started with.
      ...(command === 'build' ? { resolve: { noExternal: true as const } } : {}),
    },
  },
}));
