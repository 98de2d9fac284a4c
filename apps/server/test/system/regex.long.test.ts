import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { routesByDomain } from '@subrosa/contract/routes';
import type { AnyRoute } from '@subrosa/contract/route';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { z } from 'zod';
import { listeners } from '../../src/app/domains.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MOST_MS = 50;
const LENGTH = 100 * 1024;

interface Pattern {
  source: string;
  flags: string;
}

const routes = Object.values(routesByDomain).flatMap((calls) => Object.values<AnyRoute>(calls));
const schemas = [
  ...routes.flatMap(({ params, query, body, reply }): z.ZodType[] => [params, query, body, reply]),
  ...listeners.flatMap(({ message }) => [message.input, message.reply]),
];

function patternsOfSchemas(): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('pattern' in node && typeof node.pattern === 'string') found.push({ source: node.pattern, flags: flagsOf(node.pattern) });
    for (const inner of Object.values(node)) visit(inner);
  };
  // A pipe has different schemas for input and output.
  for (const schema of schemas) {
    for (const io of ['input', 'output'] as const) visit(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  }
  return found;
}

// A schema does not contain flags; most of our patterns use the Unicode flag.
function flagsOf(source: string): string {
  try {
    return new RegExp(source, 'u').flags;
  } catch {
    return '';
  }
}

/** Returns the regular expressions in a source file; `built` stands for one that is composed at run time. */
function patternsOfSource(code: string): (Pattern | 'built')[] {
  const found: (Pattern | 'built')[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee } = node as { type?: string; regex?: { pattern: string; flags: string }; callee?: { name?: string } };
    if (type === 'Literal' && regex) found.push({ source: regex.pattern, flags: regex.flags });
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') found.push('built');
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(code, { lang: 'ts' }));
  return found;
}

const files = globSync(['packages/{rules,contract}/src/**/*.ts', 'apps/server/src/**/*.ts'], {
  cwd: ROOT,
  exclude: ['**/*.test.ts', '**/schema/**'],
});
const patternsByFile = files.map((file) => ({ file, patterns: patternsOfSource(readFileSync(join(ROOT, file), 'utf8')) }));

// Composed of a fixed list of characters, as one character class.
const BUILT_BY_HAND = ['apps/server/src/domains/reference/normalise-name.ts'];

const SHAPES = [
  'a',
  ' ',
  '\t',
  '\n',
  'a@',
  '9',
  '.',
  '-',
  '\0',
  'a.',
  'a ',
  'aA',
  '0.',
  '/',
  '%',
  '"',
  '😀',
  'é',
  '\u0301',
  '\ud800',
  'a,',
  '=;',
  'a-a.',
];

/** Returns texts of one repeated shape with an end that prevents a match, which are slow for patterns with backtracking. */
function hostileTexts(pattern: Pattern): string[] {
  const own = [...new Set(pattern.source.replaceAll(/\\.|[[\](){}|?*+^$]/g, ''))];
  return [...SHAPES, ...own].flatMap((shape) => {
    const text = shape.repeat(LENGTH / shape.length);
    return [text, `${text}!`, `x${text}\n`];
  });
}

const arena = createContext({ run: (pattern: RegExp, text: string) => (pattern.global ? text.replace(pattern, '') : pattern.test(text)) });

/** Returns the best of three CPU times of this thread in milliseconds, because the machine runs other processes too. */
function best(run: () => void): number {
  let best = Infinity;
  for (let attempt = 0; attempt < 3 && best > MOST_MS; attempt += 1) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function isSlow({ source, flags }: Pattern, text: string): boolean {
  Object.assign(arena, { pattern: new RegExp(source, flags), text });
  return best(tryInArena) > MOST_MS;
}

// Only code in a context can be interrupted. On a busy machine the timeout may end it before it used enough CPU time, so it
// is repeated with a longer one.
function tryInArena(): void {
  const before = process.threadCpuUsage();
  const isEnough = () => process.threadCpuUsage(before).user / 1000 > MOST_MS;
  for (let timeout = 4 * MOST_MS; ; timeout *= 4) {
    try {
      return void runInContext('run(pattern, text)', arena, { timeout });
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      if (isEnough()) return;
    }
  }
}

/** Returns the beginning of a text on which the pattern is slow. */
function slowText(pattern: Pattern): string | undefined {
  return hostileTexts(pattern)
    .find((text) => isSlow(pattern, text))
    ?.slice(0, 10);
}

const distinct = (patterns: readonly Pattern[]) => [
  ...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])),
];

describe('regular expression', () => {
  const written = patternsByFile.flatMap(({ patterns }) => patterns.filter((pattern) => pattern !== 'built'));

  it.each(distinct(patternsOfSchemas()))('matches any text quickly (contract): %s', (_, pattern) => {
    expect(slowText(pattern)).toBeUndefined();
  });

  it.each(distinct(written))('matches any text quickly (source): %s', (_, pattern) => {
    expect(slowText(pattern)).toBeUndefined();
  });

  it('appears as a literal, so that this test can check it', () => {
    const building = patternsByFile.filter(({ patterns }) => patterns.includes('built')).map(({ file }) => file);
    expect(building).toEqual(BUILT_BY_HAND);
  });

  it('patternsOfSource finds literals and calls of RegExp, and no list is empty', () => {
    expect(patternsOfSource('const a = b / c / d; x(/[/]+$/gu); `${/y/}`; RegExp(b)')).toEqual([
      { source: '[/]+$', flags: 'gu' },
      { source: 'y', flags: '' },
      'built',
    ]);
    expect(files.length).toBeGreaterThan(50);
    expect(distinct(patternsOfSchemas()).length).toBeGreaterThan(2);
    expect(distinct(written).length).toBeGreaterThan(10);
  });

  it.each([String.raw`\s+$`, '^(a+)+$', '(a|aa)+$', '^(a|a)*$', String.raw`^([\w.]+)+@`, '(.*)(.*)(.*)x$'])(
    'slowText detects a slow pattern: %s',
    (source) => {
      expect(slowText({ source, flags: '' })).toBeDefined();
    },
  );
});

describe('request schemas', () => {
  const cases = routes.flatMap((route) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = route[part] as z.ZodType;
      const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      return fields.length > 0 ? [{ call: `${route.method} ${route.path}`, part, schema, fields }] : [];
    }),
  );

  it.each(cases)('$call parses 100 KB in every field of its $part at once', ({ schema, fields }) => {
    for (const shape of SHAPES) {
      const text = `${shape.repeat(LENGTH / shape.length)}!`;
      const input = Object.fromEntries(fields.map((field) => [field, text]));
      expect(
        best(() => void schema.safeParse(input)),
        JSON.stringify(shape),
      ).toBeLessThan(MOST_MS);
    }
  });
});
