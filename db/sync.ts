import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until a file's contents are on the disk, so that a power cut after this cannot lose them. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Waits until the names in a folder are on the disk; Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Waits until the name of a file is on the disk. */
export const syncName = (file: string): void => syncFolder(dirname(file));
