/** translations: the catalogs hold exactly what the app says, and every language says all of it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../apps/web');
const FOLDER = join(WEB, 'src/locales');

/** The texts of a catalog that have no translation. */
export function untranslated(catalog: string): string[] {
  const entries = catalog.split(/\n\n+/).filter((entry) => /^msgid "/m.test(entry) && !entry.startsWith('#~'));
  const textOf = (entry: string, keyword: string) =>
    [...(new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '').matchAll(/"(.*)"/g)].map(([, line]) => line).join('');
  return entries
    .map((entry) => ({ id: textOf(entry, 'msgid'), translation: textOf(entry, 'msgstr') }))
    .filter(({ id, translation }) => id !== '' && translation === '')
    .map(({ id }) => id);
}

function check(): string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.po'));
  const read = () => files.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const before = read();
  const extract = spawnSync('npx', ['lingui', 'extract', '--clean'], { cwd: WEB, encoding: 'utf8' });
  if (extract.status !== 0) return [extract.stderr];
  const after = read();
  // Put back: a check changes nothing.
  files.forEach((name, index) => writeFileSync(join(FOLDER, name), before[index] ?? ''));
  const texts = (catalog: string) => catalog.replace(/^msgid ""\nmsgstr ""\n(?:".*"\n)+/m, '');
  const drifted = files.filter((_, index) => texts(before[index] ?? '') !== texts(after[index] ?? ''));
  return [
    ...drifted.map((name) => `${name} does not hold what the app says; run npm run extract -w @subrosa/web`),
    ...files.flatMap((name, index) => untranslated(after[index] ?? '').map((id) => `${name} lacks: ${id}`)),
  ];
}

if (import.meta.main) {
  const problems = check();
  console.log(problems.length === 0 ? 'every language says everything' : problems.slice(0, 40).join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
