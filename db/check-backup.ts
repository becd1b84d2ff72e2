import { reasonOf } from '../server/errors.ts';
import { checkBackup } from './backup.ts';
import { syncFile } from './sync.ts';

/** `node db/check-backup.ts FILE`: a separate program, started by `backupNow`. Reports what is wrong on stderr. */
const [file = ''] = process.argv.slice(2);
try {
  checkBackup(file);
  syncFile(file);
} catch (error) {
  process.stderr.write(reasonOf(error));
  process.exitCode = 1;
}
