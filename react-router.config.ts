import type { Config } from '@react-router/dev/config';
import { publicPaths } from './content/pages.ts';

export default {
  appDirectory: 'app',
  // `scripts/build.ts` builds beside what is there.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // Server rendering happens at build only: with `ssr: false` the home page would have to carry
  // React's scripts, because the fallback page is made from it. The server bundle is thrown away.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...publicPaths, '/auth', '/dashboard', '/404', '/dev/kit'],
} satisfies Config;
