/** The banned words, prepared for quick comparison. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from './split-code.ts';

interface BannedWord {
  /**
   * Compared with one part of a name (`recordLook` has the parts record and look) or one word of a text; `*` at the end
   * stands for any ending. Several words are compared with successive parts or words.
   */
  word: string;
  scopes: Scope[];
  use: string;
  /** Compared with the whole identifier, for participles such as `Asked`. */
  whole?: boolean;
  /** Globs of the only files that the rule is for. */
  only?: string[];
  /** Globs of files where the word is right. */
  allow?: string[];
  /** Regular expressions for names, or for the surroundings in a text, where the word is right. */
  allowText?: string[];
  /** How many in one file are not reported. */
  perFile?: number;
}

export interface Banned {
  /** Globs of files that are never read. */
  skip: string[];
  words: BannedWord[];
  titles: { longest: number; notVerbs: string[]; use: string };
}

export interface Rule extends BannedWord {
  /** Matches successive words. */
  phrase: RegExp;
  allowedText: RegExp[];
}

export interface Rules {
  banned: Banned;
  whole: Map<string, Rule[]>;
  phrases: Rule[];
  /** The rules for one part of a name or one word of a text. */
  forWord: (word: string) => readonly Rule[];
}

export const readBanned = (): Banned => JSON.parse(readFileSync(join(import.meta.dirname, 'banned.json'), 'utf8')) as Banned;

const patterns = new Map<string, RegExp>();

/** Supports `**`, `*` and `{a,b}`; the function of Node compiles its pattern on every call. */
export function matches(file: string, glob: string): boolean {
  let pattern = patterns.get(glob);
  if (!pattern) {
    const source = glob
      .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll(
        /\*\*\/|\*\*|\*|\{|\}|,/g,
        (token) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' })[token] ?? token,
      );
    pattern = new RegExp(`^${source}$`);
    patterns.set(glob, pattern);
  }
  return pattern.test(file);
}

/** Appends to the list under a key. */
function append(lists: Map<string, Rule[]>, key: string, rule: Rule): void {
  lists.set(key, [...(lists.get(key) ?? []), rule]);
}

export function prepareRules(banned: Banned): Rules {
  const exact = new Map<string, Rule[]>();
  const whole = new Map<string, Rule[]>();
  const starting: Rule[] = [];
  const phrases: Rule[] = [];
  for (const word of banned.words) {
    const stem = word.word.replace(/\*$/, '').toLowerCase();
    const ending = word.word.endsWith('*') ? '\\p{L}*' : '';
    const successive = stem
      .split(/[\s_]/)
      .map((one) => RegExp.escape(one))
      .join('[\\s_]');
    const rule: Rule = {
      ...word,
      phrase: new RegExp(`(?<![\\p{L}\\d_-])${successive}${ending}(?![\\p{L}\\d_])`, 'giu'),
      allowedText: (word.allowText ?? []).map((one) => new RegExp(one, 'u')),
    };
    if (word.whole) append(whole, word.word, rule);
    else if (/[\s_-]/.test(stem)) phrases.push(rule);
    else if (word.word.endsWith('*')) starting.push(rule);
    else append(exact, stem, rule);
  }
  const cached = new Map<string, readonly Rule[]>();
  const forWord = (word: string): readonly Rule[] => {
    const rules = cached.get(word) ?? [
      ...(exact.get(word) ?? []),
      ...starting.filter((rule) => word.startsWith(rule.word.slice(0, -1).toLowerCase())),
    ];
    cached.set(word, rules);
    return rules;
  };
  return { banned, whole, phrases, forWord };
}
