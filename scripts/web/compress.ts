/** compress: compresses the built files by Brotli and gzip, so that no process compresses them for each visitor. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const files = globSync('assets/*.{js,css,svg,json}', { cwd: DIST });

for (const file of files) {
  const bytes = readFileSync(join(DIST, file));
  writeFileSync(join(DIST, `${file}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  writeFileSync(join(DIST, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}
console.log(`${files.length} files compressed`);
