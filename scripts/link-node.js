// After `npm ci`: npm before 11.6 does not link the packages' own Node into node_modules/.bin, so commands would run
// with the machine's Node, which may be too old for TypeScript. Plain JavaScript, because that Node runs this file.
import { existsSync, symlinkSync } from 'node:fs';

const link = 'node_modules/.bin/node';
const own = ['node', 'node-bin']
  .map((name) => `${name}-${process.platform}-${process.arch}`)
  .find((name) => existsSync(`node_modules/${name}/bin/node`));

if (own && !existsSync(link)) {
  symlinkSync(`../${own}/bin/node`, link);
}
