/**
 * spec-coverage: how much of the specification is there, by its lists in spec/: calls in the contract, screens in the
 * router, messages in the English catalog. `--missing` names what is not.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../packages/contract/src/openapi.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const wanted = (list: string) => read(`spec/${list}.txt`).trim().split('\n');

// The name of a parameter is ours to choose: only its place counts.
const shape = (path: string) => path.replaceAll(/\{\w+\}|\$\w+/g, '{}');

function calls(): Set<string> {
  const { paths } = openApiDocument('Subrosa') as { paths: Record<string, Record<string, unknown>> };
  return new Set(
    Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => shape(`${method.toUpperCase()} ${path}`))),
  );
}

/** Routes that lead to a page of their own; the catch-all does not count. */
function routes(): Set<string> {
  const files = globSync('apps/web/src/app/routes/*.{ts,tsx}', { cwd: ROOT }).map(read).join('\n');
  const pages = [...files.matchAll(/\b(tab|page)\(\s*'(\/[^']*)',/g)].map(([, kind, path = '']) =>
    kind === 'tab' ? `/settings${path}` : path,
  );
  const others = [...files.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path);
  return new Set([...pages, ...others].map(shape));
}

function messages(): (line: string) => boolean {
  const catalog = read('apps/web/src/locales/en.po');
  const texts = [...catalog.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  );
  // A placeholder, of theirs (`X`, `$1`) or of ours, stands for any words.
  const pattern = (text: string, placeholder: RegExp) =>
    new RegExp(
      `^${text
        .split(placeholder)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.+')}$`,
    );
  const ours = texts.map((text) => pattern(text, /\{[^}]*\}/));
  return (line) => {
    const theirs = pattern(line, /\bX\b|\$1/);
    return texts.some((text) => theirs.test(text)) || ours.some((one) => one.test(line));
  };
}

const found = { calls: calls(), routes: routes(), messages: messages() };
/** What is there is not lost again: raise these with what you add. */
const reached = { paths: 94, routes: 41, messages: 39 };

const lists: [keyof typeof reached, string[], (line: string) => boolean][] = [
  ['paths', wanted('paths'), (line) => found.calls.has(shape(line))],
  ['routes', wanted('routes'), (line) => found.routes.has(shape(line))],
  ['messages', wanted('messages'), found.messages],
];

for (const [name, lines, isThere] of lists) {
  const missing = lines.filter((line) => !isThere(line));
  if (process.argv.includes('--missing')) for (const line of missing) console.log(`missing ${name}: ${line}`);
  const present = lines.length - missing.length;
  console.log(`${name} ${present}/${lines.length}`);
  if (present < reached[name]) {
    console.error(`${name}: ${reached[name]} were there before; what was lost is named with --missing`);
    process.exitCode = 1;
  }
}
