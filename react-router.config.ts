import type { Config } from '@react-router/dev/config';
import { publicPaths } from './content/pages.ts';

export default {
  appDirectory: 'app',
  // `scripts/build.ts` builds in a separate folder, so the present site stays until the new one is complete.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // Server rendering happens only at build time, and the server bundle is thrown away. With `ssr: false`, the home page
  // would have to include React's scripts, because the fallback page is made from it.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...publicPaths, '/auth', '/dashboard', '/404', '/dev/kit'],
} satisfies Config;
