import { build } from 'vite';

/**
 * Bundles the server with its packages, because Node takes longer to find and read some 850 modules than to run them.
 * Nothing is minified, so what a stack trace in the log names can be looked up.
 * @param outDir the folder for `serve.js`
 */
export async function bundleServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The database's package contains machine code, which cannot be bundled.
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: { ssr: 'scripts/serve.ts', outDir, emptyOutDir: true, target: 'node26' },
  });
}
