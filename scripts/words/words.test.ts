import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { matches, prepareRules, readBanned } from './banned.ts';
import { inspect, partsOf, type Finding } from './inspect.ts';
import { scan } from './scan.ts';
import { splitCode } from './split-code.ts';
import { splitterFor } from './split.ts';

const banned = readBanned();
const rules = prepareRules(banned);
const find = (file: string, text: string): Finding[] => inspect(file, splitterFor(file)?.(text, file) ?? [], rules);
const short = (findings: readonly Finding[]): string[] => findings.map(({ line, scope, word }) => `${line} ${scope} ${word}`);

describe('partsOf', () => {
  it.each([
    ['recordLook', ['record', 'look']],
    ['LOOK_MS', ['look', 'ms']],
    ['HTTPHouse2', ['http', 'house2']],
    ['told_at', ['told', 'at']],
    ['broadcast', ['broadcast']],
  ])('splits %s', (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });
});

describe('splitCode', () => {
  const split = (text: string, options = {}): string[] =>
    splitCode(text, options).map(({ scope, text: body, line }) => `${line} ${scope} ${body.trim()}`);

  it('separates names, comments, strings, templates and regular expressions', () => {
    const text = [
      'const a = `one ${b + `two ${c}`} three`; // four',
      "const d = e / f; const g = /five'/u;",
      "/* six\nseven */ h('eight');",
    ].join('\n');
    expect(split(text)).toEqual([
      '1 identifier const',
      '1 identifier a',
      '1 string one',
      '1 identifier b',
      '1 string two',
      '1 identifier c',
      '1 string ',
      '1 string three',
      '1 comment // four',
      '2 identifier const',
      '2 identifier d',
      '2 identifier e',
      '2 identifier f',
      '2 identifier const',
      '2 identifier g',
      "2 string five'",
      '2 identifier u',
      '3 comment /* six',
      '4 comment seven */',
      '4 identifier h',
      '4 string eight',
    ]);
  });

  it('separates the text of elements from names', () => {
    const text = "return x && (\n  <B<C> d={e} f=\"it's\">\n    Don't {g ? <i /> : 'k'} <>ask</>\n  </B>\n);";
    expect(split(text, { jsx: true })).toEqual([
      '1 identifier return',
      '1 identifier x',
      '2 identifier B',
      '2 identifier d',
      '2 identifier e',
      '2 identifier f',
      "2 string it's",
      "2 string Don't",
      '3 identifier g',
      '3 identifier i',
      '3 string k',
      '3 string ask',
      '4 identifier B',
    ]);
  });

  it('finds titles of it, describe and each', () => {
    const text = "describe('unit', () => { it('does X', f); it.each([['a(b)']])('does %s', f); call('no title'); });";
    const titles = splitCode(text, { titles: true }).filter(({ scope }) => scope === 'title');
    expect(titles.map(({ text: body }) => body)).toEqual(['unit', 'does X', 'does %s']);
  });
});

describe('matches', () => {
  it.each([
    ['a/b/c.ts', 'a/**', true],
    ['a/b/c.ts', '**/*.ts', true],
    ['c.ts', '**/*.ts', true],
    ['a/b.tsx', 'a/*.{ts,tsx}', true],
    ['a/b/c.ts', 'a/*.ts', false],
  ])('compares %s with %s', (file, glob, expected) => {
    expect(matches(file, glob)).toBe(expected);
  });
});

describe('inspect', () => {
  it.each([
    ['identifier', 'a/x.ts', 'const ownHouse = 1;', '1 identifier house'],
    ['identifier of several words', 'a/x.ts', 'const caseAtHand = 1;', '1 identifier at hand'],
    ['identifier of a participle type', 'a/x.ts', '\ninterface Judged {}', '2 identifier Judged'],
    ['column', 'a/x.ts', 'row.told_at;', '1 identifier told'],
    ['field of the wire', 'a/x.ts', 'const view = { standing: 1 };', '1 identifier standing*'],
    ['file name', 'a/errands.ts', '', '1 path errand*'],
    ['folder name', 'a/sealing/x.ts', '', '1 path seal*'],
    ['comment', 'a/x.ts', '/** Written by whoever\n * keeps the house. */', '2 comment house'],
    ['phrase in a comment', 'a/x.ts', '// goes through the front door', '1 comment front door'],
    ['string with the name of a column', 'a/x.ts', "select('told_at');", '1 string told'],
    ['stored string', 'a/x.ts', "emit('media.sealed');", '1 string sealed'],
    ['column in a string', 'a/x.ts', 'sql`SELECT made_at`;', '1 string made_at'],
    ['test title', 'a/x.test.ts', "it('refuses a call', f);", '1 title refuse*'],
    ['shape of a test title', 'a/x.test.ts', "it('the member is missing', f);", '1 titleShape title'],
    ['length of a test title', 'a/x.test.ts', `it('returns ${'x'.repeat(100)}', f);`, '1 titleShape title'],
    ['document', 'docs/x.md', 'one\nA letter is sent.', '2 doc letter'],
    ['message id', 'apps/web/src/locales/en.po', 'msgid "Open the house"\nmsgstr ""', '1 msgid house'],
    ['phrase in a message id', 'apps/web/src/locales/en.po', 'msgid "The member is told"\nmsgstr ""', '1 msgid is told'],
    ['person in a message id', 'apps/web/src/locales/en.po', 'msgid "Whoever joins"\nmsgstr ""', '1 msgid whoever'],
    ['comment of a script', 'scripts/thing', 'run # the engine', '1 comment engine'],
    ['class of a style sheet', 'a/x.module.css', '.portrait { color: red }', '1 identifier portrait'],
  ])('reports a planted word in: %s', (_, file, text, expected) => {
    expect(short(find(file, text))).toContain(expected);
  });

  it.each([
    ['packages/crypto/src/primitives/hpke.ts', 'const seal = 1;'],
    ['a/x.ts', 'const newsletter = broadcast(stateless, helpdesk);'],
    ['a/x.ts', 'await Promise.allSettled(IconDoorExit, lookupName);'],
    ['apps/server/src/platform/db/x.ts', 'const statement = 1;'],
    ['a/x.ts', 'const statementOfReasons = emailAddress + Math.round(1);'],
    ['a/x.test.ts', "it('returns 404 when the member is blocked', f);"],
    ['a/x.test.ts', "it.each([])('$name', f); describe('GET /requests', f);"],
    ['e2e/x.spec.ts', "test.describe('the page', f); test.step('a picture is shown', f);"],
  ])('accepts in %s: %s', (file, text) => {
    expect(short(find(file, text))).toEqual([]);
  });

  it('tolerates one somebody in a file, not two', () => {
    expect(find('a/x.ts', '// somebody')).toEqual([]);
    expect(short(find('a/x.ts', '// somebody\n// somebody'))).toEqual(['2 comment somebody']);
  });
});

describe('scan', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('inspects committed and new files, and skips what the list excludes', () => {
    root = mkdtempSync(join(tmpdir(), 'words-'));
    execFileSync('git', ['init', '-q'], { cwd: root });
    for (const [file, text] of Object.entries({ 'a/x.ts': 'const house = 1;', 'a/y.ts': '// a room', 'spec/paths.txt': 'house' })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    execFileSync('git', ['add', 'a/x.ts', 'spec'], { cwd: root });
    const { findings, files } = scan(root, banned);
    expect({ files, places: findings.map(({ file, word }) => `${file} ${word}`).toSorted() }).toEqual({
      files: 2,
      places: ['a/x.ts house', 'a/y.ts room'],
    });
  });
});
