/**
 * spec-coverage: how much of the specification is implemented, by its lists in spec/: routes of the contract, screens of the
 * router, messages of the English catalog, entries of the menus. `--missing` prints the missing ones.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../packages/contract/src/openapi.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const wanted = (list: string) => read(`spec/${list}.txt`).trim().split('\n');

// Only the position of a parameter counts, not its name.
const shape = (path: string) => path.replaceAll(/\{\w+\}|\$\w+/g, '{}');

function calls(): Set<string> {
  const { paths } = openApiDocument('Subrosa') as { paths: Record<string, Record<string, unknown>> };
  return new Set(
    Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => shape(`${method.toUpperCase()} ${path}`))),
  );
}

/** Routes with a page of their own; the catch-all does not count. */
function routes(): Set<string> {
  const files = globSync('apps/web/src/app/routes/*.{ts,tsx}', { cwd: ROOT }).map(read).join('\n');
  const pages = [...files.matchAll(/\b(tab|page)\(\s*'(\/[^']*)',/g)].map(([, kind, path = '']) =>
    kind === 'tab' ? `/settings${path}` : path,
  );
  const others = [...files.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path);
  // `/settings/{tab}` stands for the tabs, each of which has a route and a line of its own.
  const tabs = pages.some((path) => path.startsWith('/settings/')) ? ['/settings/{tab}'] : [];
  return new Set([...pages, ...tabs, ...others].map(shape));
}

/** The specification has two sentences for one case; we use one of them. */
const otherSpellings: Readonly<Record<string, string>> = { 'Required field!': 'Field is required!' };

/** Names in the menus' tables that differ from the specification's. */
const namesInMenus: Readonly<Record<string, string>> = {
  'DMCA policy': 'dmca',
  'complaints policy': 'complaints',
  'contact us': 'contact',
};
/** Entries that are no links: a choice among the items of a menu, and the notification button. */
const partsOfMenus: Readonly<Record<string, RegExp>> = {
  language: /<LanguageItems\b/,
  notifications: /<NotificationButton\b/,
  logout: /\blogout\b/,
};

/** An entry counts when a menu shows it. */
function menuEntries(): (line: string) => boolean {
  const tables = ['menu', 'private-menu'].map((name) => read(`apps/web/src/app/${name}.ts`)).join('\n');
  const layouts = globSync('apps/web/src/app/layouts/*.tsx', { cwd: ROOT }).map(read).join('\n');
  const written = new Set([...tables.matchAll(/^ {2}(\w+): \{(?:[^{}]|\{[^{}]*\})*?label: msg/gms)].map(([, name]) => name));
  const shown = [...tables.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const camel = (text: string) => text.replaceAll(/ (\w)/g, (_, character: string) => character.toUpperCase());
  return (line) => {
    const part = partsOfMenus[line];
    if (part) return part.test(layouts);
    const name = namesInMenus[line] ?? camel(line);
    return written.has(name) && shown.includes(name);
  };
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
  // A placeholder of the specification (`X`, `$1`) or of ours matches any text.
  const pattern = (text: string, placeholder: RegExp) =>
    new RegExp(
      `^${text
        .split(placeholder)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.+')}$`,
    );
  const ours = texts.map((text) => pattern(text, /\{[^}]*\}/));
  return (line) => {
    const theirs = pattern(otherSpellings[line] ?? line, /\bX\b|\$1/);
    return texts.some((text) => theirs.test(text)) || ours.some((one) => one.test(line));
  };
}

const found = { calls: calls(), routes: routes(), messages: messages() };
/** The counts reached so far, which may not fall: raise them when you add more. */
const reached = { paths: 95, routes: 42, messages: 40, menu: 31 };

const lists: [keyof typeof reached, string[], (line: string) => boolean][] = [
  ['paths', wanted('paths'), (line) => found.calls.has(shape(line))],
  ['routes', wanted('routes'), (line) => found.routes.has(shape(line))],
  ['messages', wanted('messages'), found.messages],
  ['menu', wanted('menu'), menuEntries()],
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
