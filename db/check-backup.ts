import { workerData } from 'node:worker_threads';
import { checkBackup } from './backup.ts';
import { syncFile } from './sync.ts';

/** A thread of its own, started by `backupNow`. */
const file: unknown = workerData;
if (typeof file !== 'string') throw new TypeError('Which backup is to be checked?');
checkBackup(file);
syncFile(file);
