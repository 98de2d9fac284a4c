/** Inspects all files that git lists, also those that are not committed yet. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matches, prepareRules, type Banned } from './banned.ts';
import { inspect, type Finding } from './inspect.ts';
import { splitterFor } from './split.ts';

export function scan(root: string, banned: Banned): { findings: Finding[]; files: number } {
  const rules = prepareRules(banned);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed
    .split('\0')
    .filter((file) => file !== '' && !banned.skip.some((glob) => matches(file, glob)) && existsSync(join(root, file)));
  const findings = files.flatMap((file) => {
    const split = splitterFor(file);
    const pieces = split ? split(readFileSync(join(root, file), 'utf8'), file) : [];
    return inspect(file, pieces, rules);
  });
  return { findings, files: files.length };
}
