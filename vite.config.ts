import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';

export default defineConfig({
  plugins: [patchCssModules({ generateSourceTypes: true }), reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { assetsInlineLimit: 0 },
});
