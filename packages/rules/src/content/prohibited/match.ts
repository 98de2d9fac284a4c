import { classOf } from '../reading/characters.ts';
import type { Normalised } from '../reading/normalise.ts';
import type { Entry, TrieNode } from './entries.ts';

export interface Match {
  start: number;
  end: number;
  word: string;
}

// Digits and marks that stand for letters.
const LEET = new Map<string, readonly string[]>(
  Object.entries({ '4': 'a', '@': 'a', '3': 'e', '1': 'il', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't', '8': 'b' }).map(
    ([character, letters]) => [character, letters.split('')],
  ),
);
// "bb", "ee", "oo": letters that occur doubled in words; any other letter counts as repeated from two on.
const DOUBLED = new Set('bcdefglmnoprstz'.split(''));
const BETWEEN_ANY = new Set(['.', '*', '_', '~', '•', '+', '|', '^', '=', '·']);
const NEVER_BETWEEN = new Set(["'", '"', '(', ')', '?', ':', ';']);
const MOST_BETWEEN = 3;
const MOST_REPEATS = 200;
const LONGEST_ENDING = 4;

/** The remaining effort for separators and repeated letters in a text; when it is used up, only plain spelling is matched. */
export interface Patience {
  left: number;
}

interface Walk {
  normalised: Normalised;
  start: number;
  patience: Patience;
  best: Match | undefined;
}

/** Returns the longest word of the list that begins here. */
export function matchFrom(root: TrieNode, normalised: Normalised, start: number, patience: Patience): Match | undefined {
  const first = normalised.text.charAt(start);
  if (!root.next.has(first) && !LEET.get(first)?.some((letter) => root.next.has(letter))) return undefined;
  const walk: Walk = { normalised, start, patience, best: undefined };
  step(walk, root, start, false);
  return walk.best;
}

/** `lettered` means that a letter was just read, so that the word may end here. */
function step(walk: Walk, node: TrieNode, index: number, lettered: boolean): void {
  const { text } = walk.normalised;
  if (lettered && node.entries.length > 0) noteEnd(walk, node.entries, index);
  if (node.next.size === 0) return;
  const character = text.charAt(index);
  follow(walk, node, index, character);
  for (const letter of LEET.get(character) ?? []) follow(walk, node, index, letter);
  if (walk.patience.left > 0) stepOverSeparators(walk, node, index, lettered);
}

function follow(walk: Walk, node: TrieNode, index: number, letter: string): void {
  const next = node.next.get(letter);
  if (!next) return;
  step(walk, next, index + 1, true);
  const { text } = walk.normalised;
  if (!isSame(text, index + 1, letter) || walk.patience.left <= 0 || classOf(letter.charCodeAt(0)) === 'han') return;
  const behind = behindRepeats(text, index, letter);
  if (behind > index + 1) step(walk, next, behind, true);
}

function stepOverSeparators(walk: Walk, node: TrieNode, index: number, lettered: boolean): void {
  const { text } = walk.normalised;
  const behind = behindSeparators(text, index);
  const space = node.next.get(' ');
  if (space) step(walk, space, behind, false);
  if (behind === index || !lettered) return;
  walk.patience.left -= 1;
  if (mayStandBetween(text, index, behind)) step(walk, node, behind, false);
}

/** Returns where the repetition of a letter ends: "baaad", "baad", but not the o of "good". */
function behindRepeats(text: string, index: number, letter: string): number {
  let end = index + 1;
  while (end - index < MOST_REPEATS && isSame(text, end, letter)) end += 1;
  const often = end - index > 2 || isSame(text, index - 1, letter) || !DOUBLED.has(letter);
  return often ? end : index + 1;
}

function isSame(text: string, index: number, letter: string): boolean {
  const character = text.charAt(index);
  return character === letter || LEET.get(character)?.includes(letter) === true;
}

function behindSeparators(text: string, index: number): number {
  let behind = index;
  while (behind < text.length && behind - index < MOST_BETWEEN && isSeparator(text.charCodeAt(behind))) behind += 1;
  return behind;
}

/** "b.a.d" anywhere in a word; over white space and hyphens only between single letters, as in "b a d". */
function mayStandBetween(text: string, from: number, behind: number): boolean {
  const between = text.slice(from, behind);
  for (const mark of between) if (NEVER_BETWEEN.has(mark)) return false;
  if (classOf(text.charCodeAt(from - 1)) === 'han') return true;
  if (Array.from(between).every((mark) => BETWEEN_ANY.has(mark))) return true;
  const [before, after] = [isAlone(text, from - 1), isAlone(text, behind)];
  return /\s/u.test(between) ? before && after : before || after;
}

function isAlone(text: string, index: number): boolean {
  return isEdge(text, index - 1) && isEdge(text, index + 1);
}

function isEdge(text: string, index: number): boolean {
  return index < 0 || index >= text.length || isSeparator(text.charCodeAt(index));
}

function isSeparator(code: number): boolean {
  const found = classOf(code);
  return found === 'space' || (found === 'mark' && code !== 0x40 && code !== 0x24);
}

function noteEnd(walk: Walk, entries: readonly Entry[], index: number): void {
  const { text } = walk.normalised;
  const whole = classOf(text.charCodeAt(index - 1)) === 'han';
  const rest = whole ? '' : restOfWord(text, index);
  if (rest === undefined) return;
  const entry = entries.find(({ endings, script }) => fits(endings, rest, text, index) && isSameScript(walk, script, index));
  const end = index + rest.length;
  if (entry && end > (walk.best?.end ?? 0)) walk.best = { start: walk.start, end, word: entry.word };
}

/** Returns the rest of the word, or undefined if it is longer than any ending. */
function restOfWord(text: string, index: number): string | undefined {
  let end = index;
  while (end < text.length && !isEdge(text, end)) {
    end += 1;
    if (end - index > LONGEST_ENDING) return undefined;
  }
  return text.slice(index, end);
}

// "robbed": the last letter may be doubled before an ending; digits after a word are no ending.
function fits(endings: ReadonlySet<string>, rest: string, text: string, index: number): boolean {
  if (endings.has(rest) || (/^[0-9]+$/u.test(rest) && endings.has(''))) return true;
  return rest.length > 2 && rest.charAt(0) === text.charAt(index - 1) && endings.has(rest.slice(1)) && endings.has('');
}

/** Letters of one script that only resemble those of the other form another word. Digits alone are a number. */
function isSameScript({ normalised: { cased }, start }: Walk, script: Entry['script'], end: number): boolean {
  if (script === 'other') return true;
  let [latin, foreign, marked] = [false, false, false];
  for (let index = start; index < end; index += 1) {
    const code = cased.charCodeAt(index);
    if (classOf(code) === 'alphabet') [latin, foreign] = [latin || code < 128, foreign || code > 127];
    else marked ||= code === 0x40 || code === 0x24;
  }
  return script === 'latin' ? latin || (marked && !foreign) : foreign;
}
