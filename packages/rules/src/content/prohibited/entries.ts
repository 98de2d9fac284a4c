import { classOf } from '../reading/characters.ts';
import { fold } from '../reading/normalise.ts';

/** A word of the list, stored at the trie node of its last letter. */
export interface Entry {
  word: string;
  /** Endings that may follow its letters; the empty one allows the word itself. */
  endings: ReadonlySet<string>;
  /** Latin words do not match Cyrillic lookalikes, and vice versa. */
  script: 'latin' | 'cyrillic' | 'other';
}

export interface TrieNode {
  next: Map<string, TrieNode>;
  entries: Entry[];
}

const set = (endings: string) => new Set(['', ...fold(endings).trim().split(/\s+/u)]);
const NO_ENDING: ReadonlySet<string> = new Set(['']);
const ENGLISH = set('s es d ed ing ings er ers');
const AFTER_E = withoutNone(set('ing ings er ers ed'));
const AFTER_Y = withoutNone(set('ies ied ier'));
const SLAVIC = set(`а я у ю е є и і ы ї о ой ей ою ею ом ем ам ям ами ями ах ях ов ев ів їв ому ого ий ый ая яя ое ее ие ые их ых им ым
  ими ыми`);
const HEBREW = set('ים ות ה ת י');
const ARABIC = set('ه ها ات ون ين ي');
const SHORTEST_STEM = 3;

const tries = new WeakMap<readonly string[], TrieNode>();

/** The list as a trie; built once for each list. */
export function trieOf(words: readonly string[]): TrieNode {
  const made = tries.get(words);
  if (made) return made;
  const root: TrieNode = { next: new Map(), entries: [] };
  for (const word of words) addWord(root, word);
  tries.set(words, root);
  return root;
}

function addWord(root: TrieNode, word: string): void {
  const letters = lettersOf(word);
  if (letters === '') return;
  const script = scriptOf(word, letters);
  const last = letters.charCodeAt(letters.length - 1);
  const bends = letters.length >= SHORTEST_STEM;
  const endings = bends ? endingsOf(script, last) : NO_ENDING;
  addEntry(root, letters, { word, script, endings });
  if (!bends) return;
  const stem = letters.slice(0, -1);
  if (script === 'latin' && letters.endsWith('e')) addEntry(root, stem, { word, script, endings: AFTER_E });
  if (script === 'latin' && letters.endsWith('y')) addEntry(root, stem, { word, script, endings: AFTER_Y });
  // "шлюха", "шлюхи": the last vowel is already an ending.
  if (script === 'cyrillic' && stem.length >= SHORTEST_STEM && SLAVIC.has(letters.slice(-1))) {
    addEntry(root, stem, { word, script, endings: withoutNone(SLAVIC) });
  }
}

function addEntry(root: TrieNode, letters: string, entry: Entry): void {
  let node = root;
  for (const letter of letters) {
    const next: TrieNode = node.next.get(letter) ?? { next: new Map(), entries: [] };
    node.next.set(letter, next);
    node = next;
  }
  node.entries.push(entry);
}

/** Normalised, with single spaces between words and no other marks. */
function lettersOf(word: string): string {
  const parts = Array.from(fold(word), (character) => (isMark(character) ? ' ' : character));
  return parts.join('').trim().replace(/ +/gu, ' ');
}

function isMark(character: string): boolean {
  const found = classOf(character.charCodeAt(0));
  return (found === 'mark' && character !== '@' && character !== '$') || found === 'space';
}

function endingsOf(script: Entry['script'], last: number): ReadonlySet<string> {
  if (script === 'latin') return ENGLISH;
  if (script === 'cyrillic') return SLAVIC;
  const found = classOf(last);
  if (found === 'hebrew') return HEBREW;
  return found === 'arabic' ? ARABIC : NO_ENDING;
}

function scriptOf(word: string, letters: string): Entry['script'] {
  if (classOf(letters.charCodeAt(letters.length - 1)) !== 'alphabet') return 'other';
  return /[a-z]/iu.test(word.normalize('NFKD')) ? 'latin' : 'cyrillic';
}

function withoutNone(endings: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...endings].filter((ending) => ending !== ''));
}
