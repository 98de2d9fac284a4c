export type Script = 'alphabet' | 'han' | 'hebrew' | 'arabic' | 'other';
type CharacterClass = Script | 'space' | 'digit' | 'mark';

const known: CharacterClass[] = [];

/**
 * The class of a character of normalised text. Alphabet: Latin, Cyrillic and Greek, whose letters can imitate each other.
 * Han: written without spaces.
 */
export function classOf(code: number): CharacterClass {
  if (code >= 0x3400 && code <= 0x9fff) return 'han';
  if (code >= 0xac00 && code <= 0xd7a3) return 'other';
  return (known[code] ??= classify(String.fromCharCode(code)));
}

function classify(character: string): CharacterClass {
  if (/\s/u.test(character)) return 'space';
  if (/[0-9]/u.test(character)) return 'digit';
  if (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(character)) return 'alphabet';
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return 'han';
  if (/\p{Script=Hebrew}/u.test(character)) return 'hebrew';
  if (/\p{Script=Arabic}/u.test(character) && /\p{L}/u.test(character)) return 'arabic';
  return /[\p{L}\p{Mc}\uE000]/u.test(character) ? 'other' : 'mark';
}
