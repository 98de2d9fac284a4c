/**
 * Moves files and folders, all in one pass: the module specifiers of every file are computed from the new paths of both
 * files. (`getEditsForFileRename` handles one move per program, and leaves style sheets and other assets alone.)
 */
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Failure, Move } from './instructions.ts';
import { applyEdits, isSource, ts, type Edit, type TypeScript } from './workspace.ts';

/** Expands folders to their files; a file that two entries name follows the more exact one. */
export function planMoves(root: string, files: readonly string[], entries: readonly Move[]): { moves: Move[]; failures: Failure[] } {
  const failures: Failure[] = [];
  const planned = new Map<string, string>();
  const reject = ({ from, to }: Move, reason: string): void => void failures.push({ line: `move\t${from}\t${to}`, reason });
  // The longest path last, so that the exact entry wins over its folder.
  for (const entry of entries.toSorted((a, b) => a.from.length - b.from.length)) {
    const inside = files.filter((file) => file === entry.from || file.startsWith(`${entry.from}/`));
    if (inside.length === 0) reject(entry, 'no such file or folder');
    for (const file of inside) planned.set(file, entry.to + file.slice(entry.from.length));
  }
  const sources = new Map<string, string>();
  const moves: Move[] = [];
  for (const [from, to] of planned) {
    if (from === to) continue;
    const other = sources.get(to);
    if (other !== undefined) reject({ from, to }, `${other} moves there as well`);
    else if (existsSync(join(root, to)) && !planned.has(to)) reject({ from, to }, 'the target exists');
    else {
      sources.set(to, from);
      moves.push({ from, to });
    }
  }
  return { moves, failures };
}

/** `@subrosa/rules/money` is `packages/rules/src/money.ts`. */
const PACKAGE = /^@subrosa\/(rules|contract|crypto)\/(.+)$/;
const TEXT_FILE = /\.(tsx?|md|json|jsonc|cjs|mjs|ya?ml|css|conf|cfg|txt|html)$|(^|\/)[^.]+$/;

/** One pattern for many texts, the longest first; null for none. */
function anyOf(texts: Iterable<string>, before: string, after: string): RegExp | null {
  const escaped = [...texts].toSorted((a, b) => b.length - a.length).map((text) => RegExp.escape(text));
  return escaped.length > 0 ? new RegExp(`${before}(?:${escaped.join('|')})${after}`, 'g') : null;
}

/** The file of a specifier, and how the specifier of a path is written in the same style. */
interface Resolved {
  path: string;
  specifierOf: (path: string, from: string) => string;
}

class Moving {
  readonly #files: ReadonlySet<string>;
  readonly #targets: ReadonlyMap<string, string>;
  readonly #folderTargets: ReadonlyMap<string, string>;
  readonly #wholePath: RegExp | null;
  readonly leftovers: string[] = [];

  constructor(files: readonly string[], moves: readonly Move[]) {
    this.#files = new Set(files);
    this.#targets = new Map(moves.map(({ from, to }) => [from, to]));
    this.#folderTargets = foldersOf(files, moves);
    this.#wholePath = anyOf(this.#targets.keys(), '(?<![\\w/.-])', '(?![\\w-])');
  }

  rewrite(file: string, text: string): string {
    let result = text;
    if (isSource(file)) result = this.#rewriteSource(file, result);
    if (file.endsWith('.css')) result = this.#rewriteStyles(file, result);
    if (file.endsWith('.md')) result = this.#rewriteLinks(file, result);
    // Whole paths from the root of the repository are unambiguous anywhere.
    return this.#wholePath ? result.replaceAll(this.#wholePath, (path) => this.#newPathOf(path)) : result;
  }

  #newPathOf(path: string): string {
    return this.#targets.get(path) ?? path;
  }

  /** The specifier after the moves; null when it is no file of the repository. */
  #newSpecifierOf(file: string, specifier: string): string | null {
    const resolved = this.#resolve(file, specifier);
    return resolved && resolved.specifierOf(this.#newPathOf(resolved.path), this.#newPathOf(file));
  }

  #resolve(file: string, specifier: string): Resolved | null {
    const [bare = '', query = ''] = specifier.split(/(?=\?)/);
    if (bare.startsWith('.')) {
      const path = posix.join(dirname(file), bare);
      const relativeTo = (to: string, from: string): string => {
        const link = posix.relative(dirname(from), to);
        return (link.startsWith('.') ? link : `./${link}`) + query;
      };
      if (this.#files.has(path)) return { path, specifierOf: relativeTo };
      const ending = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((one) => this.#files.has(path + one));
      return ending ? { path: path + ending, specifierOf: (to, from) => relativeTo(to.slice(0, -ending.length), from) } : null;
    }
    const [, name, inner] = PACKAGE.exec(bare) ?? [];
    const path = `packages/${name}/src/${inner}.ts`;
    if (!name || !this.#files.has(path)) return null;
    return { path, specifierOf: (to) => `@subrosa/${name}/${to.slice(`packages/${name}/src/`.length, -'.ts'.length)}${query}` };
  }

  /** Every string that is a path as seen from the file: imports, `import()`, `new URL('./x.ts', import.meta.url)`, mocks. */
  #rewriteSource(file: string, text: string): string {
    const edits: Edit[] = [];
    const visit = (node: TypeScript.Node): void => {
      if (ts.isStringLiteralLike(node) && /^(\.\.?\/|@subrosa\/)/.test(node.text)) {
        const after = this.#newSpecifierOf(file, node.text);
        if (after === null) this.#noteUnresolved(file, node);
        else if (after !== node.text) edits.push({ start: node.getStart() + 1, length: node.getEnd() - node.getStart() - 2, text: after });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    return applyEdits(text, edits);
  }

  #noteUnresolved(file: string, { text, parent }: TypeScript.StringLiteralLike): void {
    if (!this.#targets.has(file) || !text.startsWith('.') || ts.isImportDeclaration(parent)) return;
    this.leftovers.push(`${file}: '${text}' is relative, the file moves, and it is no file of the repository`);
  }

  #rewriteStyles(file: string, text: string): string {
    return text.replace(
      /(composes:[^;]*from\s+|@import\s+|url\()(['"])(\.[^'"]+)\2/g,
      (_, before: string, quote: string, path: string) => `${before}${quote}${this.#newSpecifierOf(file, path) ?? path}${quote}`,
    );
  }

  /** Relative links of a document, and the link text where it is the name of the file. */
  #rewriteLinks(file: string, text: string): string {
    return text.replace(/\[([^\]]*)\]\(([^)\s#:]+)(#[^)\s]*)?\)/g, (whole, label: string, path: string, anchor = '') => {
      const before = posix.join(dirname(file), path).replace(/\/$/, '');
      if (!this.#files.has(before) && !this.#folderTargets.has(before) && !this.#targets.has(file)) return whole;
      const after = this.#targets.get(before) ?? this.#folderTargets.get(before) ?? before;
      const link = posix.relative(dirname(this.#newPathOf(file)), after);
      const [oldName, newName] = [posix.basename(before), posix.basename(after)];
      const newLabel = label.endsWith(oldName) ? label.slice(0, -oldName.length) + newName : label;
      const start = path.startsWith('./') && !link.startsWith('.') ? './' : '';
      return `[${newLabel}](${start}${link}${path.endsWith('/') ? '/' : ''}${anchor})`;
    });
  }
}

/** Folders that all of their files leave, with the folder that the last of them moves to. */
function foldersOf(files: readonly string[], moves: readonly Move[]): Map<string, string> {
  const moved = new Set(moves.map(({ from }) => from));
  const remaining = new Set(files.filter((file) => !moved.has(file)).map((file) => dirname(file)));
  return new Map(moves.map(({ from, to }) => [dirname(from), dirname(to)] as const).filter(([folder]) => !remaining.has(folder)));
}

/** Finds what a person has to check: moved files named with their last folder only, and folders named anywhere. */
function findLeftovers(files: readonly string[], moves: readonly Move[], read: (file: string) => string): string[] {
  const names = new Map(
    moves
      .filter(({ from, to }) => posix.basename(from) !== posix.basename(to))
      .map(({ from }) => [from.split('/').slice(-2).join('/'), from]),
  );
  const anyName = anyOf(names.keys(), '(?<![\\w-])', '(?![\\w-])');
  const anyFolder = anyOf(foldersOf(files, moves).keys(), '(?<![\\w/.-])', '(?![\\w-])');
  return files.flatMap((file) => {
    if (!TEXT_FILE.test(file) || /package-lock\.json$|\.po$/.test(file)) return [];
    return read(file)
      .split('\n')
      .flatMap((line, index) => {
        if (isSource(file) && /^\s*(import|export)\b|^} from /.test(line)) return [];
        const named = anyName ? [...line.matchAll(anyName)].map(([name]) => `names ${name} (${names.get(name)})`) : [];
        const folders = anyFolder ? [...line.matchAll(anyFolder)].map(([folder]) => `names the folder ${folder}`) : [];
        return [...named, ...folders].map((reason) => `${file}:${index + 1}: ${reason}`);
      });
  });
}

/** The changed texts by their path before the moves, and the mentions of moved paths that were not rewritten. */
export function rewriteMentions(
  files: readonly string[],
  moves: readonly Move[],
  read: (file: string) => string,
): { texts: Map<string, string>; leftovers: string[] } {
  const moving = new Moving(files, moves);
  const texts = new Map<string, string>();
  for (const file of files) {
    if (!TEXT_FILE.test(file)) continue;
    const text = read(file);
    const result = moving.rewrite(file, text);
    if (result !== text) texts.set(file, result);
  }
  const leftovers = findLeftovers(files, moves, (file) => texts.get(file) ?? read(file));
  return { texts, leftovers: [...new Set([...moving.leftovers, ...leftovers])] };
}
