import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './pages.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const isText = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** Writes a Brotli and a gzip copy next to every text file. */
export async function compressSite(client: string): Promise<void> {
  await Promise.all(
    filesIn(client)
      .filter((file) => isText.test(file))
      .map(compress),
  );
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [small, smaller] = await Promise.all([zip(text, { level: 9 }), brotli(text, { params })]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}
