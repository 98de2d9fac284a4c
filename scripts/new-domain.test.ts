import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const lists = ['packages/contract/src/routes.ts', 'apps/server/src/app/domains.ts'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-domain-'));
  for (const file of lists) cpSync(join(ROOT, file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (noun: string) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/new-domain.ts'), noun], {
    env: { ...process.env, NEW_DOMAIN_ROOT: folder },
    encoding: 'utf8',
  });

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('adds the domain to both lists once, formatted', () => {
  expect(make('invoices').status).toBe(0);
  expect(read(lists[0]!)).toContain('  invoices: invoicesRoutes,\n} as const satisfies');
  expect(read(lists[1]!)).toMatch(/^ {2}\w+,\n {2}invoices,\n\];$/m);
});

it('creates the files that every domain has', () => {
  make('invoices');
  const domainFile = 'apps/server/src/domains/invoices';
  expect(read(`${domainFile}/index.ts`)).toContain("name: 'invoices', endpoints: routes");
  expect(read(`${domainFile}/README.md`)).toMatch(/^# Invoices\n[^]*^## Owns$[^]*^## Invariants$/m);
});

it('leaves an existing domain unchanged', () => {
  make('invoices');
  const second = make('invoices');
  expect(second.status).not.toBe(0);
  expect(second.stderr).toContain('exists already');
  expect(read(lists[1]!).match(/invoices,/g)).toHaveLength(1);
});
