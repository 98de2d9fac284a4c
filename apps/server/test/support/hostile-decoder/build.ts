import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compiles the hostile program, whose attempts are listed in its source. */
export function buildHostileDecoder(): { path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'subrosa-hostile-'));
  chmodSync(folder, 0o755);
  const path = join(folder, 'hostile-decoder');
  execFileSync('gcc', [
    '-O1',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-o',
    path,
    join(import.meta.dirname, 'hostile-decoder.c'),
    '-lpthread',
    '-lrt',
  ]);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
