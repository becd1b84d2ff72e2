import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { completeAccountHeads } from './site/account-heads.ts';
import { keepAppRoutes } from './site/app-routes.ts';
import type * as Content from './site/content.ts';
import { addressComplaints, siteComplaints } from './site/check.ts';
import { compressSite } from './site/compress.ts';
import { writeExtraFiles } from './site/extra-files.ts';
import { arrangePages } from './site/pages.ts';
import { writePolicy } from './site/policy.ts';
import { inlineStyles } from './site/inline-styles.ts';
import { postponeScripts } from './site/late-scripts.ts';
import { folderToBuildIn, replaceSite } from './site/replace.ts';
import { bundleServer } from './server-bundle.ts';
import { reasonOf } from '../server/errors.ts';
import { writeBuildInputs } from '../server/build-inputs.ts';
import { writeShareImages } from './share-images.ts';

/**
 * Builds the whole site into `build/client`, ready to be served as plain files, and the server into `build/server`. Both
 * are built next to the old ones, which stay if something fails: the next start then still finds a complete site.
 */
refuse(addressComplaints(process.env['PUBLIC_URL']));

const { module: content } = await runnerImport<typeof Content>('./scripts/site/content.ts', {
  configFile: false,
  logLevel: 'error',
});
refuse(content.contentComplaints());

const next = ownFolder();
const client = `${next}/client`;
reactRouter('typegen');
reactRouter('build');
arrangePages(client);
completeAccountHeads(client, content.accountHead);
keepAppRoutes(client);
postponeScripts(join(client, 'contact/index.html'));
const images = writeShareImages(content.shareList(), `${client}/share`);
await Promise.all([writeExtraFiles(client, content.allPages), images]);
refuse(siteComplaints(client));
inlineStyles(client);
await bundleServer(`${next}/server`);
writePolicy(client, `${next}/policy.json`);
writeBuildInputs(`${next}/made-of.json`, content.publicUrl('/').replace(/\/$/, ''));
await compressSite(client);
replaceSite(next, 'build');

function reactRouter(command: 'typegen' | 'build'): void {
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: next },
  });
  // React Router has already printed why.
  if (status !== 0) process.exit(1);
}

function ownFolder(): string {
  try {
    return folderToBuildIn('build/next');
  } catch (error) {
    refuse([`${reasonOf(error)}. Run npm run build as the user who owns this folder.`]);
    throw error;
  }
}

function refuse(complaints: string[]): void {
  if (complaints.length === 0) return;
  for (const complaint of complaints) console.error(complaint);
  console.error('The site was not built, for the reasons above.');
  process.exit(1);
}
