/** The maximum length of a searched text; the longest real name has about fifty characters. */
export const LONGEST_TERM = 60;

// Characters that Unicode does not decompose, but that people type in their plain form.
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  ґ: 'г',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
const PLAIN_CHARACTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const UNSPOKEN = /[\p{Mn}\p{Cf}'’‘ʼʻʿʾ`′]/gu;
const PLAIN_NAME = /^[a-z]+(?: [a-z]+)*$/;
const SEPARATORS = /[^\p{L}\p{N}\p{Mc}]+/gu;

/** A place name in its form for comparisons: lower case, no accents, no apostrophes, single spaces. */
export function normaliseName(text: string): string {
  const lower = text.toLowerCase();
  // Most names need nothing else, and an import normalises two million of them.
  if (PLAIN_NAME.test(lower)) return lower;
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNSPOKEN, '')
    .replace(PLAIN_CHARACTERS, (character) => PLAIN[character] ?? character)
    .replace(SEPARATORS, ' ')
    .trim()
    .normalize('NFC');
}

// Only the first word: "St. Louis" is typed in both forms, "Bury St Edmunds" rarely.
const SHORT_FORMS = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
] as const;

/** A normalised name and the other spelling of its first word: "saint louis" and "st louis". */
export function spellings(term: string): string[] {
  for (const [long, short] of SHORT_FORMS) {
    if (term.startsWith(`${long} `)) return [term, short + term.slice(long.length)];
    if (term.startsWith(`${short} `)) return [term, long + term.slice(short.length)];
  }
  return [term];
}
