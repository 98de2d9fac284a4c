const keyboard = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";

/** The characters on the same keys in Russian, Ukrainian, Hebrew and Arabic layouts. */
const layouts = [
  'ёйцукенгшщзхъфывапролджэячсмитьбю.',
  '’йцукенгшщзхїфівапролджєячсмитьбю.',
  ';/’קראטוןםפ[]שדגכעיחלךף,זסבהנמצתץ.',
  'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ',
];

const keyOf = new Map(
  layouts
    .flatMap((layout) => Array.from(layout, (character, index) => [character, keyboard[index] ?? character] as const))
    .filter(([character]) => /\p{L}/u.test(character)),
);

/** The Latin transliteration of Cyrillic. */
const latinOf = new Map(
  'а a б b в v г g ґ g д d е e ё e є e ж zh з z и i і i ї i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sch ы y э e ю yu я ya ъ _ ь _'
    .split(' ')
    .flatMap((character, index, all) => (index % 2 === 0 ? [[character, (all[index + 1] ?? '').replace('_', '')] as const] : [])),
);

/**
 * Returns the password, and what an attacker who guesses in Latin script would try: the Latin characters of the same keys, and
 * the transliteration of Cyrillic.
 */
export function spellings(password: string): string[] {
  return [...new Set([password, respell(password, keyOf), respell(password, latinOf)])];
}

function respell(password: string, characters: ReadonlyMap<string, string>): string {
  return Array.from(password, (character) => {
    const lower = character.toLowerCase();
    const found = characters.get(lower);
    if (found === undefined) return character;
    return character === lower ? found : found.toUpperCase();
  }).join('');
}
