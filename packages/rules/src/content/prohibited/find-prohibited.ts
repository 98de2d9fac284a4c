import { classOf } from '../reading/characters.ts';
import { type Normalised, normalise, originalSpan } from '../reading/normalise.ts';
import { type TrieNode, trieOf } from './entries.ts';
import { type Match, type Patience, matchFrom } from './match.ts';

export interface ProhibitedWord {
  /** Position in the original text; `end` is exclusive. */
  start: number;
  end: number;
  /** The word as written in the list. */
  word: string;
}

const PREFIXES: Readonly<Record<string, ReadonlySet<string>>> = {
  hebrew: new Set(['ו', 'ה', 'ב', 'ל', 'מ', 'ש', 'כ', 'וה', 'שה', 'מה', 'בה', 'לה', 'ול', 'וב', 'ומ']),
  arabic: new Set(['و', 'ب', 'ل', 'ف', 'ال', 'لل', 'وال', 'بال', 'فال']),
};
const LONGEST_PREFIX = 3;
const MAX_STEPS = 20_000;

/**
 * Finds words of a list in a text, also inflected, disguised or spelled out; whole words only, except in scripts without
 * spaces.
 */
export function findProhibited(text: string, words: readonly string[]): ProhibitedWord[] {
  const normalised = normalise(text);
  const trie = trieOf(words);
  const patience: Patience = { left: MAX_STEPS };
  const found: ProhibitedWord[] = [];
  for (let index = 0; index < normalised.text.length; index += 1) {
    if (!mayBegin(normalised.text, index)) continue;
    const match = matchAt(trie, normalised, index, patience);
    if (!match) continue;
    found.push({ ...originalSpan(normalised, match.start, match.end), word: match.word });
    index = match.end - 1;
  }
  return found;
}

function mayBegin(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  const found = classOf(code);
  if (found === 'han') return true;
  if (found === 'space' || (found === 'mark' && !isPosing(code))) return false;
  const before = index === 0 ? 'space' : classOf(text.charCodeAt(index - 1));
  return before === 'space' || before === 'han' || (before === 'mark' && !isPosing(text.charCodeAt(index - 1)));
}

// "@" and "$" are read as letters.
function isPosing(code: number): boolean {
  return code === 0x40 || code === 0x24;
}

/** Matches here, or after the article and prepositions that Hebrew and Arabic attach to a word. */
function matchAt(trie: TrieNode, normalised: Normalised, index: number, patience: Patience): Match | undefined {
  const { text } = normalised;
  const direct = matchFrom(trie, normalised, index, patience);
  const prefixes = PREFIXES[classOf(text.charCodeAt(index))];
  if (direct || !prefixes) return direct;
  for (let length = 1; length <= LONGEST_PREFIX; length += 1) {
    const match = prefixes.has(text.slice(index, index + length)) ? matchFrom(trie, normalised, index + length, patience) : undefined;
    if (match) return { ...match, start: index };
  }
  return undefined;
}
