import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, for the files that code reads: it runs from its sources or, bundled, from `build/server`. */
export const root: string = dirname(findPackageJSON(import.meta.url) ?? '');
