import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseInstructions } from './instructions.ts';
import { findKeys, findQuoted } from './mentions.ts';
import { run, type Outcome } from './rename.ts';
import { Workspace } from './workspace.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  root = mkdtempSync(join(tmpdir(), 'rename-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  execFileSync('git', ['add', '-A'], { cwd: root });
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const apply = (lines: string[], check = false): Outcome =>
  run(root, parseInstructions(lines.map((line) => line.replaceAll(' ', '\t')).join('\n')), { check, log: () => {} });

describe('parseInstructions', () => {
  it('rejects lines that it cannot parse and names that are not identifiers', () => {
    expect(() => parseInstructions('symbol\ta.ts\tOld')).toThrow('cannot parse');
    expect(() => parseInstructions('symbol\ta.ts\tOld\tnew name')).toThrow('not a name');
    expect(parseInstructions('# note\n\nmove\ta.ts\tb.ts\n')).toEqual({ symbols: [], texts: [], moves: [{ from: 'a.ts', to: 'b.ts' }] });
  });
});

describe('rename symbol', () => {
  it('renames a class and everything that imports it, also through a re-export', () => {
    plant({
      'a/error.ts': 'export class Old extends Error {}\n',
      'a/index.ts': "export { Old } from './error.ts';\n",
      'b/use.ts': "import { Old } from '../a/index.ts';\nexport const make = (): Old => new Old();\n",
      'b/alias.ts': "import { Old as Mine } from '../a/error.ts';\nexport const mine = new Mine();\n",
    });
    const outcome = apply(['symbol a/error.ts Old ApiError']);
    expect(outcome.failures).toEqual([]);
    expect(read('a/index.ts')).toBe("export { ApiError } from './error.ts';\n");
    expect(read('b/use.ts')).toBe("import { ApiError } from '../a/index.ts';\nexport const make = (): ApiError => new ApiError();\n");
    expect(read('b/alias.ts')).toBe("import { ApiError as Mine } from '../a/error.ts';\nexport const mine = new Mine();\n");
  });

  it('follows the links of packages', () => {
    plant({
      'packages/rules/package.json': '{ "name": "@subrosa/rules", "exports": { "./*": "./src/*.ts" } }',
      'packages/rules/src/money.ts': 'export const old = 1;\n',
      'app/use.ts': "import { old } from '@subrosa/rules/money';\nexport const more = old + 1;\n",
      'app/worker.ts': "import url from '@subrosa/rules/money?worker&url';\nexport { url };\n",
    });
    mkdirSync(join(root, 'node_modules/@subrosa'), { recursive: true });
    execFileSync('ln', ['-s', '../../packages/rules', join(root, 'node_modules/@subrosa/rules')]);
    writeFileSync(join(root, '.gitignore'), 'node_modules\n');
    apply(['symbol packages/rules/src/money.ts old price', 'move packages/rules/src/money.ts packages/rules/src/billing/price.ts']);
    expect(read('app/use.ts')).toBe("import { price } from '@subrosa/rules/billing/price';\nexport const more = price + 1;\n");
    expect(read('app/worker.ts')).toContain("'@subrosa/rules/billing/price?worker&url'");
  });

  it('keeps the names of properties when a local variable is renamed', () => {
    plant({
      'a.ts': 'export function f(standing: number) {\n  return { standing };\n}\n',
      'b.ts': "import { f } from './a.ts';\nexport const { standing } = f(1);\n",
    });
    apply(['local a.ts standing status']);
    expect(read('a.ts')).toBe('export function f(status: number) {\n  return { standing: status };\n}\n');
    expect(read('b.ts')).toContain('{ standing }');
  });

  it('keeps the names of locals when a property is renamed', () => {
    plant({
      'a.ts':
        'export interface Row {\n  told: number;\n}\nexport const row = (told: number): Row => ({ told });\nexport const read = ({ told }: Row) => told;\n',
    });
    apply(['symbol a.ts Row.told notifiedCount']);
    expect(read('a.ts')).toContain('notifiedCount: number;');
    expect(read('a.ts')).toContain('({ notifiedCount: told })');
    expect(read('a.ts')).toContain('({ notifiedCount: told }: Row) => told');
  });

  it('writes the short form where a local and its property get the same new name', () => {
    plant({ 'a.ts': 'export function use() {\n  const run = () => 1;\n  return { run };\n}\nexport const used = use().run();\n' });
    apply(['symbol a.ts use.run runJobs', 'symbol a.ts use useWorker', 'symbol a.ts useWorker.run runJobs']);
    expect(read('a.ts')).toContain('return { runJobs }');
    expect(read('a.ts')).toContain('useWorker().runJobs()');
  });

  it('renames a key of an object without a type, written short or not, and leaves the local alone', () => {
    plant({
      'a.ts': 'export function one(told: number) {\n  return { told };\n}\nexport const two = () => ({ told: 2 });\n',
      'b.ts': "import { one, two } from './a.ts';\nconst { told } = one(1);\nexport const sum = told + two().told;\n",
    });
    const outcome = apply(['key a.ts told notifiedCount']);
    expect(outcome.failures).toEqual([]);
    expect(read('a.ts')).toContain('{ notifiedCount: told }');
    expect(read('a.ts')).toContain('({ notifiedCount: 2 })');
    expect(read('b.ts')).toContain('const { notifiedCount: told } = one(1);\nexport const sum = told + two().notifiedCount;');
  });

  it('rejects a key that the object has already', () => {
    plant({ 'a.ts': 'export const one = { told: 1, fresh: 2 };\n' });
    expect(apply(['key a.ts told fresh']).failures[0]?.reason).toContain('fresh is a member already');
  });

  it('renames a local and a property of one name in two passes', () => {
    plant({ 'a.ts': 'export interface Row {\n  told: number;\n}\nexport const row = (told: number): Row => ({ told });\n' });
    const outcome = apply(['member a.ts told notifiedCount', 'local a.ts told count']);
    expect(outcome.failures).toEqual([]);
    expect(outcome.passes).toBe(2);
    expect(read('a.ts')).toContain('(count: number): Row => ({ notifiedCount: count })');
  });

  it.each([
    ['a name of the same file', { 'a.ts': 'export const old = 1;\nexport const fresh = 2;\n' }],
    [
      'a name of an importing file',
      { 'a.ts': 'export const old = 1;\n', 'b.ts': "import { old } from './a.ts';\nexport const fresh = old;\n" },
    ],
    ['a local name where it is used', { 'a.ts': 'export const old = 1;\nexport const f = (fresh: number) => fresh + old;\n' }],
    ['a member of the same type', { 'a.ts': 'export interface old {\n  old: 1;\n}\nexport interface T {\n  fresh: 1;\n  old: 2;\n}\n' }],
  ])('rejects a collision with %s', (name, files) => {
    plant(files);
    const outcome = apply([name.includes('member') ? 'symbol a.ts T.old fresh' : 'symbol a.ts old fresh']);
    expect(outcome.failures).toHaveLength(1);
    expect(outcome.failures[0]?.reason).toMatch(/already/);
    for (const [file, text] of Object.entries(files)) expect(read(file)).toBe(text);
  });

  it('rejects a name that hides a global which the file uses', () => {
    plant({ 'a.ts': 'export const old = 1;\nexport const made = new Response();\n' });
    expect(apply(['symbol a.ts old Response']).failures[0]?.reason).toBe('the global Response is used in a.ts');
  });

  it('rejects the second of two entries that bring the same name into one file', () => {
    plant({ 'a.ts': 'export const one = 1;\nexport const two = 2;\n' });
    const outcome = apply(['symbol a.ts one fresh', 'symbol a.ts two fresh']);
    expect(outcome.failures).toMatchObject([{ line: 'symbol\ta.ts\ttwo\tfresh' }]);
    expect(read('a.ts')).toBe('export const fresh = 1;\nexport const two = 2;\n');
  });

  it('reports what does not exist and what is ambiguous', () => {
    plant({ 'a.ts': 'export const f = (x: number) => x;\nexport const g = (x: number) => x;\n' });
    const reasons = apply(['symbol a.ts none y', 'symbol a.ts x y', 'symbol b.ts f y', 'symbol a.ts f.x y']).failures.map(
      ({ reason }) => reason,
    );
    expect(reasons).toEqual([expect.stringContaining('2 declarations of x'), 'no such file', 'no declaration of none']);
    expect(read('a.ts')).toBe('export const f = (y: number) => y;\nexport const g = (x: number) => x;\n');
  });

  it('writes nothing with --check', () => {
    plant({ 'a.ts': 'export const old = 1;\n' });
    const outcome = apply(['symbol a.ts old fresh', 'move a.ts b.ts'], true);
    expect([...outcome.changed.values()]).toEqual(['export const fresh = 1;\n']);
    expect(read('a.ts')).toBe('export const old = 1;\n');
    expect(existsSync(join(root, 'b.ts'))).toBe(false);
  });
});

describe('findKeys', () => {
  it('reports an object literal that keeps the old name of a renamed member', () => {
    plant({
      'a.ts':
        'export interface Row {\n  told: number;\n}\nconst shared = { told: 1 } as const;\nexport const row = (): object => ({ ...shared });\n',
    });
    const lines = ['symbol\ta.ts\tRow.told\tnotifiedCount'];
    const { files, read: readAfter } = apply(lines, true);
    expect(findKeys(files, readAfter, parseInstructions(lines.join('\n')).symbols)).toEqual(['a.ts:4\ttold → notifiedCount?']);
  });
});

describe('findQuoted', () => {
  it('reports the old name of a renamed member as the alias of a column', () => {
    plant({
      'a.ts': 'export interface Row {\n  told: number;\n}\nexport const sql = `SELECT count(*) AS "told", x AS told, told FROM y`;\n',
    });
    const lines = ['symbol\ta.ts\tRow.told\tnotifiedCount'];
    const { files, read: readAfter } = apply(lines, true);
    const found = findQuoted(files, readAfter, parseInstructions(lines.join('\n')).symbols);
    expect(found).toEqual(['a.ts:4\ttold → notifiedCount?', 'a.ts:4\ttold → notifiedCount?']);
  });
});

describe('text', () => {
  it('replaces an exact text after the symbols and reports a file without it', () => {
    plant({ 'a.ts': "export const old = 'queue:old';\n", 'b.md': 'nothing\n' });
    const outcome = apply(['symbol a.ts old fresh', 'text a.ts queue:old queue:fresh', 'text b.md queue:old queue:fresh']);
    expect(read('a.ts')).toBe("export const fresh = 'queue:fresh';\n");
    expect(outcome.failures).toMatchObject([{ reason: 'b.md does not contain it' }]);
  });
});

describe('move', () => {
  const files = {
    'a/one.ts':
      "import { two } from './deep/two.ts';\nimport './one.module.css';\nexport const one = two;\nexport const lazy = () => import('./deep/two.ts');\nexport const url = new URL('./deep/two.ts', import.meta.url);\n",
    'a/one.module.css': '.x { color: red }\n',
    'a/deep/two.ts': 'export const two = 2;\n',
    'README.md': 'See [a/one.ts](a/one.ts#x), [the folder](a/deep) and `a/deep/two.ts`.\n',
    'config.json': '{ "file": "a/deep/two.ts", "other": "xa/deep/two.ts" }\n',
  };

  it('rewrites imports, style sheets, lazy imports, URLs, links and whole paths of everything that moves, at once', () => {
    plant(files);
    const outcome = apply(['move a/one.ts c/first.ts', 'move a/deep b', 'move a/deep/two.ts b/second.ts']);
    expect(outcome.failures).toEqual([]);
    expect(existsSync(join(root, 'a/deep'))).toBe(false);
    const moved = read('c/first.ts');
    expect(moved).toContain("from '../b/second.ts'");
    expect(moved).toContain("import '../a/one.module.css'");
    expect(moved).toContain("import('../b/second.ts')");
    expect(moved).toContain("new URL('../b/second.ts', import.meta.url)");
    expect(read('README.md')).toBe('See [a/first.ts](c/first.ts#x), [the folder](b) and `b/second.ts`.\n');
    expect(read('config.json')).toBe('{ "file": "b/second.ts", "other": "xa/deep/two.ts" }\n');
  });

  it('agrees with the language service about a single move', () => {
    plant(files);
    const workspace = new Workspace(root, ['a/one.ts', 'a/deep/two.ts']);
    const edits = workspace.service.getEditsForFileRename(
      join(root, 'a/deep/two.ts'),
      join(root, 'b/second.ts'),
      {},
      { importModuleSpecifierEnding: 'js' },
    );
    const texts = edits.flatMap(({ textChanges }) => textChanges.map(({ newText }) => newText));
    expect(texts).toEqual(['../b/second.ts', '../b/second.ts']);
    apply(['move a/deep/two.ts b/second.ts']);
    expect(read('a/one.ts').match(/\.\.\/b\/second\.ts/g)).toHaveLength(3);
  });

  it('rejects missing sources, taken targets and two files that move to one path', () => {
    plant({ 'a.ts': '', 'b.ts': '', 'c.ts': '', 'e.ts': '' });
    const reasons = apply(['move none.ts x.ts', 'move a.ts c.ts', 'move b.ts d.ts', 'move e.ts d.ts']).failures.map(({ reason }) => reason);
    expect(reasons).toEqual(['no such file or folder', 'the target exists', 'b.ts moves there as well']);
  });
});
