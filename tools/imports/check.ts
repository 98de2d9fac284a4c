/** Checks the repository against the import rules, and fails when it did not read all files. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from './cruise.ts';

const ROOT = join(import.meta.dirname, '../..');

if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: import.meta.dirname, stdio: 'inherit' });
}

const { totalCruised, violations } = await cruise(ROOT, ['packages', 'apps', 'scripts', 'bench']);
const tracked = ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/**/*.ts', 'apps/**/*.ts'];
const sources = execFileSync('git', tracked, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').length;

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
// dependency-cruiser skips .ts files silently when it finds no compiler that it supports.
if (totalCruised < sources) console.error(`only ${totalCruised} modules were read, there are at least ${sources} source files`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
process.exitCode = violations.length > 0 || totalCruised < sources ? 1 : 0;
