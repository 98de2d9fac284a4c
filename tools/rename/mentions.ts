/** Finds remaining old names that the compiler does not see. */
import type { SymbolEntry } from './instructions.ts';
import { isSource } from './workspace.ts';

type Read = (file: string) => string;

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function findPattern(files: readonly string[], read: Read, pattern: RegExp, describe: (name: string) => string): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map(([name]) => `${file}:${index + 1}\t${describe(name)}`)),
  );
}

/** Old names in comments, strings, documents and settings. */
export function findMentions(files: readonly string[], read: Read, entries: readonly SymbolEntry[]): string[] {
  // Plain lower-case words occur in any sentence.
  const names = new Map(entries.map(({ from, to }) => [lastName(from), to] as const).filter(([from]) => /.[A-Z_]|^[A-Z]\w{5}/.test(from)));
  if (names.size === 0) return [];
  const texts = files.filter(
    (file) => /\.(tsx?|md|jsonc?|cjs|mjs|ya?ml|css|po)$/.test(file) && !/^tools\/rename\/|package-lock/.test(file),
  );
  const pattern = new RegExp(`(?<![\\w$])(?:${[...names.keys()].join('|')})(?![\\w$])`, 'g');
  return findPattern(texts, read, pattern, (name) => `${name} → ${names.get(name)}`);
}

/** The renamed members and keys, by their old name. */
const membersOf = (entries: readonly SymbolEntry[]): Map<string, string> =>
  new Map(
    entries
      .filter(({ kind, from }) => kind === 'member' || kind === 'key' || from.includes('.'))
      .map(({ from, to }) => [lastName(from), to] as const),
  );

const sourcesOf = (files: readonly string[]): string[] => files.filter((file) => isSource(file) && !file.startsWith('tools/rename/'));

/**
 * Keys of object literals that still have the old name of a renamed member: an object without a type, spread into a typed
 * one, passes the type check.
 */
export function findKeys(files: readonly string[], read: Read, entries: readonly SymbolEntry[]): string[] {
  const names = membersOf(entries);
  if (names.size === 0) return [];
  const pattern = new RegExp(`(?<![\\w$.'"?-])(?:${[...names.keys()].join('|')})(?=:\\s)`, 'g');
  return findPattern(sourcesOf(files), read, pattern, (name) => `${name} → ${names.get(name)}?`);
}

/** Quoted old names of members: the alias of a column in SQL, a key that is used as a string. */
export function findQuoted(files: readonly string[], read: Read, entries: readonly SymbolEntry[]): string[] {
  const names = membersOf(entries);
  if (names.size === 0) return [];
  const pattern = new RegExp(`(?<=['"]|\\b(?:AS|as) )(?:${[...names.keys()].join('|')})(?=['"]|[,\\s\`)])`, 'g');
  return findPattern(sourcesOf(files), read, pattern, (name) => `${name} → ${names.get(name)}?`);
}
