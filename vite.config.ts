import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { chunks } from './scripts/site/chunks.ts';

// In development the real server answers these; see scripts/dev.ts.
const apiPort = process.env['API_PORT'] ?? '3001';
const api = `http://127.0.0.1:${apiPort}`;

export default defineConfig({
  plugins: [patchCssModules({ generateSourceTypes: true }), reactRouter(), chunks],
  // One folder per port, so that two development servers can run side by side.
  cacheDir: `node_modules/.vite/${apiPort}`,
  css: { transformer: 'lightningcss' },
  build: {
    assetsInlineLimit: 0,
    // On a slow machine the bundler would print how long each of its parts took, which helps no one.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Minified scripts contain no licence notices, but the licences of the packages in them require these.
    license: { fileName: 'licences.txt' },
  },
  server: { proxy: { '/api': api, '/auth/v1': api, '/dev/mailbox': api } },
});
