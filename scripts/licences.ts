/** licences: checks that every installed package has an allowed licence, and that our own are marked as unlicensed; a person decides about any other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'ODbL-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Unicode-3.0',
  'Unicode-DFS-2016',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages with an unusable licence field, checked by a person. */
const read: Readonly<Record<string, string>> = { 'xmlhttprequest-ssl': 'MIT', 'incremental-encoder': 'MPL-2.0' };

/** The image library of sharp is loaded dynamically and unmodified, as the LGPL requires. */
const loaded = (name: string, license: string) => name.startsWith('@img/sharp-') && license.includes('LGPL-3.0-or-later');

interface Lock {
  packages: Record<string, { license?: string; link?: boolean; dev?: boolean }>;
}

function permits(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.includes(' OR ') ? bare.split(' OR ').some(permits) : bare.split(' AND ').every((part) => allowed.has(part.trim()));
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { license }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), license: license ?? 'none stated' }))
  .filter(({ name, license }) => !permits(read[name] ?? license) && !loaded(name, license))
  .map(({ name, license }) => `${name}: ${license}`);
const own = Object.entries(packages)
  .filter(([path, { license }]) => !path.includes('node_modules/') && license !== 'UNLICENSED')
  .map(([path]) => `${path || 'the root'}: our own packages must have "license": "UNLICENSED" (see LICENSE)`);
const problems = [...installed, ...own];

console.log(problems.length === 0 ? 'every licence is allowed' : problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
