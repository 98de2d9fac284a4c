import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'apps/server/src');

const domains = readdirSync(join(SERVER, 'domains'));

/** The tables that the database says are this domain's. */
function tablesOf(domain: string): string[] {
  const file = join(SERVER, `schema/${domain}.ts`);
  if (!existsSync(file)) return [];
  const list = readFileSync(file, 'utf8').split(/export interface \w+Tables \{/)[1] ?? '';
  return [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '').toSorted();
}

/** The tables that the readme says it owns. */
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

  it('says what always holds', () => {
    expect(readme).toMatch(/^## Invariants$/m);
  });
});

it('no document leads to a file that is not there', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'apps/*/README.md', 'apps/server/src/domains/**/README.md', 'packages/**/README.md'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  });
  const missing = documents.flatMap((document) => {
    const links = [...readFileSync(join(ROOT, document), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
    return links
      .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(ROOT, dirname(document), link)))
      .map((link) => `${document}: ${link}`);
  });
  expect(documents.length).toBeGreaterThan(domains.length);
  expect(missing).toEqual([]);
});
