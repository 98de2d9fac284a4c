/** Names that a rename of code alone cannot change: columns of the database and fields on the wire. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface Schema {
  _zod: { def: { type: string; shape?: Record<string, unknown> } };
}

const isSchema = (value: object): value is Schema => '_zod' in value;

/** Collects the keys of all object schemas that a value contains. */
function collectFields(value: unknown, fields: Set<string>, seen: Set<object>): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  const inner = isSchema(value) ? value._zod.def : value;
  if (isSchema(value)) for (const field of Object.keys(value._zod.def.shape ?? {})) fields.add(field);
  for (const one of Object.values(inner)) collectFields(one, fields, seen);
}

async function wireFields(): Promise<Set<string>> {
  const files = globSync('packages/contract/src/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/{client,compatibility,addresses}/**'],
  });
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<object>));
  const [fields, seen] = [new Set<string>(), new Set<object>()];
  for (const module of modules) collectFields(module, fields, seen);
  return fields;
}

/** Tables and columns, as the generated types name them. */
function storedNames(): string[] {
  const texts = globSync('apps/server/src/schema/*.ts', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^ {2}"?(\w+)"?\??:/gm)].map(([, name]) => name ?? ''));
}

export const listFixedNames = async (): Promise<Set<string>> => (await wireFields()).union(new Set(storedNames()));
