const keyboard = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";

/** What lies on those keys in Russian, Ukrainian, Hebrew and Arabic. */
const layouts = [
  'ёйцукенгшщзхъфывапролджэячсмитьбю.',
  '’йцукенгшщзхїфівапролджєячсмитьбю.',
  ';/’קראטוןםפ[]שדגכעיחלךף,זסבהנמצתץ.',
  'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ',
];

const keyOf = new Map(
  layouts
    .flatMap((layout) => Array.from(layout, (letter, index) => [letter, keyboard[index] ?? letter] as const))
    .filter(([letter]) => /\p{L}/u.test(letter)),
);

/** How Cyrillic is written where only Latin letters are taken. */
const latinOf = new Map(
  'а a б b в v г g ґ g д d е e ё e є e ж zh з z и i і i ї i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sch ы y э e ю yu я ya ъ _ ь _'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, (all[index + 1] ?? '').replace('_', '')] as const] : [])),
);

/** The password, and what it is to somebody who guesses in Latin letters: the keys that were pressed, and Cyrillic written in Latin. */
export function spellings(password: string): string[] {
  return [...new Set([password, respell(password, keyOf), respell(password, latinOf)])];
}

function respell(password: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(password, (letter) => {
    const lower = letter.toLowerCase();
    const found = letters.get(lower);
    if (found === undefined) return letter;
    return letter === lower ? found : found.toUpperCase();
  }).join('');
}
