import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';

/**
 * Loaded before a command (`--import`), writes down in the file DISK_LOG which files and folders the command waits for
 * until they are on the disk, and which files it renames, in their order.
 */
const note = (words: string) => fs.appendFileSync(process.env['DISK_LOG'] ?? '', `${words}\n`);
const { fsyncSync, openSync, renameSync } = fs;
const names = new Map<number, string>();

fs.openSync = (path, ...more) => {
  const handle = openSync(path, ...more);
  names.set(handle, basename(String(path)));
  return handle;
};
fs.fsyncSync = (handle) => {
  fsyncSync(handle);
  note(`synced ${names.get(handle)}`);
};
fs.renameSync = (from, to) => {
  renameSync(from, to);
  note(`renamed ${basename(String(from))} to ${basename(String(to))}`);
};
syncBuiltinESMExports();
