import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'apps/server/src');

const domains = readdirSync(join(SERVER, 'domains'));

/** The tables of this domain in the database. */
function tablesOf(domain: string): string[] {
  const file = join(SERVER, `schema/${domain}.ts`);
  if (!existsSync(file)) return [];
  const list = readFileSync(file, 'utf8').split(/export interface \w+Tables \{/)[1] ?? '';
  return [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '').toSorted();
}

/** The tables that the readme lists as owned. */
function ownedIn(readme: string): string[] {
  const section = readme.split(/^## Owns$/m)[1]?.split(/^## /m)[0] ?? '';
  const cells = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '')).toSorted();
}

describe.each(domains)('the readme of %s', (domain) => {
  const readme = readFileSync(join(SERVER, 'domains', domain, 'README.md'), 'utf8');

  it('names every table of the domain, and no other', () => {
    expect(ownedIn(readme)).toEqual(tablesOf(domain));
  });

  it('contains invariants', () => {
    expect(readme).toMatch(/^## Invariants$/m);
  });
});

const documents = globSync(
  ['*.md', '.github/*.md', 'docs/**/*.md', 'apps/*/README.md', 'apps/server/src/domains/**/README.md', 'packages/**/README.md'],
  { cwd: ROOT, exclude: ['**/node_modules/**'] },
);

it('contains only links to existing files', () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|href)="([^"#]+)"/g)].map(
      ([, link, attribute]) => link ?? attribute ?? '',
    );
    return links
      .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(ROOT, dirname(document), link)))
      .map((link) => `${document}: ${link}`);
  });
  expect(documents.length).toBeGreaterThan(domains.length);
  expect(missing).toEqual([]);
});

describe('commands', () => {
  const scriptsOf = (folder: string) =>
    Object.keys((JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { scripts?: object }).scripts ?? {});
  /** Run by npm itself. */
  const lifecycle = new Set(['prepare']);

  it('docs/commands.md explains every command of package.json', () => {
    const tables = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8').match(/^\| `.+$/gm) ?? [];
    const explained = tables.flatMap((row) => [...row.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name));
    expect(scriptsOf('.').filter((name) => !lifecycle.has(name) && !explained.includes(name))).toEqual([]);
  });

  it('names only existing commands', () => {
    const known = new Set(['.', ...globSync(['apps/*', 'packages/*'], { cwd: ROOT })].flatMap(scriptsOf));
    // The changelog names commands of its time.
    const current = documents.filter((document) => document !== 'CHANGELOG.md');
    const unknown = current.flatMap((document) =>
      [...readFileSync(join(ROOT, document), 'utf8').matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
        .map(([, name]) => name ?? '')
        .filter((name) => !known.has(name))
        .map((name) => `${document}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
