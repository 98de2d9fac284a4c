/** Names that a rename of code alone cannot change: of the database, the wire and the settings. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface Schema {
  _zod: { def: { shape?: object; entries?: object; values?: readonly unknown[] } };
}

const isSchema = (value: object): value is Schema => '_zod' in value;

/** Collects the fields and choices of all schemas that a value contains. */
function collectNames(value: unknown, names: Set<string>, seen: Set<object>): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  if (isSchema(value)) {
    const { shape = {}, entries = {}, values = [] } = value._zod.def;
    for (const name of [...Object.keys(shape), ...Object.keys(entries), ...values]) names.add(String(name));
  }
  for (const one of Object.values(isSchema(value) ? value._zod.def : value)) collectNames(one, names, seen);
}

/** Fields on the wire, choices that are keys of tables in code, and settings. */
async function wireNames(): Promise<Set<string>> {
  const contract = globSync('packages/contract/src/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/{client,compatibility,addresses,endpoints}/**'],
  });
  const files = [...contract, 'apps/server/src/platform/config/settings.ts'];
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<object>));
  const [names, seen] = [new Set<string>(), new Set<object>()];
  for (const module of modules) collectNames(module, names, seen);
  return names;
}

/** Tables and columns, as the generated types name them, and the fields of events, which wait in the job queue. */
function storedNames(): string[] {
  const files = globSync('apps/server/src/{schema,events}/*.ts', { cwd: ROOT });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/(?<=^ {2}|[{;] )"?(\w+)"?\??:/gm)].map(([, name]) => name ?? ''));
}

export const listFixedNames = async (): Promise<Set<string>> => (await wireNames()).union(new Set(storedNames()));
