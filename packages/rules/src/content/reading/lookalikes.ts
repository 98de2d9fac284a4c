// Both cases of a Cyrillic letter map to one Latin letter, so that a dictionary word is normalised the same in any case.
const CYRILLIC = { а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', є: 'e', ѐ: 'e', н: 'h', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm' };
const CYRILLIC_REST = { о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', ү: 'y', ѵ: 'v', ѡ: 'w', ԝ: 'w', х: 'x', ґ: 'г' };
const GREEK = { α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', γ: 'y', ω: 'w' };
const GREEK_CAPITALS = { Η: 'h', Ν: 'n', Ζ: 'z', Μ: 'm', Υ: 'y' };
const LATIN = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ɑ: 'a', ɡ: 'g', ʟ: 'l', ɪ: 'i', ʀ: 'r', ɴ: 'n', ʙ: 'b', ɢ: 'g', ʜ: 'h' };
const SMALL_CAPITALS = { ᴀ: 'a', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ᴊ: 'j', ᴋ: 'k', ᴍ: 'm', ᴏ: 'o', ᴘ: 'p', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v' };
const OTHER_LETTERS = { ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ɔ: 'c', օ: 'o', ս: 'u', ո: 'n', հ: 'h', ց: 'g', ք: 'p' };
const ARABIC = { ة: 'ه', ى: 'ي', ک: 'ك', ی: 'ي', ے: 'ي', ہ: 'ه', ھ: 'ه' };
const MARKS = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '׳': "'",
  '״': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '٫': '.',
  '٬': ',',
  '،': ',',
};
const CJK_MARKS = {
  '。': '.',
  '、': ',',
  '➕': '+',
  '【': '[',
  '】': ']',
  '「': '[',
  '」': ']',
  '〔': '[',
  '〕': ']',
  '〈': '<',
  '〉': '>',
};

const table = new Map<string, string>(
  [CYRILLIC, CYRILLIC_REST, GREEK, GREEK_CAPITALS, LATIN, SMALL_CAPITALS, OTHER_LETTERS, ARABIC, MARKS, CJK_MARKS].flatMap((group) =>
    Object.entries(group),
  ),
);

/** Maps a character to the Latin letter or plain mark that it resembles, in lower case. */
export function lookalike(character: string): string {
  return table.get(character) ?? table.get(character.toLowerCase()) ?? character.toLowerCase().charAt(0);
}

interface Enclosed {
  from: number;
  to: number;
  first: string;
}

// Digits and letters in circles and squares that Unicode does not decompose.
const ENCLOSED: readonly Enclosed[] = [
  { from: 0x2776, to: 0x277e, first: '1' },
  { from: 0x2780, to: 0x2788, first: '1' },
  { from: 0x278a, to: 0x2792, first: '1' },
  { from: 0x24f5, to: 0x24fd, first: '1' },
  { from: 0x24ff, to: 0x24ff, first: '0' },
  { from: 0x1f10b, to: 0x1f10b, first: '0' },
  { from: 0x1f10c, to: 0x1f10c, first: '0' },
  { from: 0x1f150, to: 0x1f169, first: 'A' },
  { from: 0x1f170, to: 0x1f189, first: 'A' },
];

/** Returns the digit or letter inside a circle or square, or undefined. */
export function enclosed(codePoint: number): string | undefined {
  const range = ENCLOSED.find(({ from, to }) => codePoint >= from && codePoint <= to);
  return range && String.fromCharCode(range.first.charCodeAt(0) + codePoint - range.from);
}
