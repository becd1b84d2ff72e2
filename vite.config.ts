import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { chunks } from './scripts/site/chunks.ts';

// In development the real server answers these; see scripts/dev.ts.
const apiPort = process.env['API_PORT'] ?? '3001';
const api = `http://127.0.0.1:${apiPort}`;

export default defineConfig({
  plugins: [patchCssModules({ generateSourceTypes: true }), reactRouter(), chunks],
  // One folder for each port, so that two development servers can run side by side.
  cacheDir: `node_modules/.vite/${apiPort}`,
  css: { transformer: 'lightningcss' },
  build: {
    assetsInlineLimit: 0,
    // How long each part of the bundler took is of use to nobody, and a slow machine would print it.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Minified scripts carry no notices; the licences of what is in them ask for them.
    license: { fileName: 'licences.txt' },
  },
  server: { proxy: { '/api': api, '/auth/v1': api, '/dev/mailbox': api } },
});
