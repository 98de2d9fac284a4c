import { fold } from './normalise.ts';

// Each line: a value, then its words in English, Ukrainian, Russian, Hebrew and Arabic.
const UNITS = `
  0 zero nought naught нуль нуля ноль ноля нолик нулик זרו אפס صفر زيرو
  1 one один одна одне одно єдин раз אחת אחד واحد وحده واحدة
  2 two два дві две двойка שתיים שתים שניים שנים שתי اثنين اثنان اتنين اثنتين
  3 three три трійка тройка שלוש שלושה ثلاثة ثلاث تلاتة
  4 four чотири четыре ארבע ארבעה اربعة أربعة اربع أربع
  5 five п'ять пять חמש חמישה حمسة خمسة خمس
  6 six шість шесть שש שישה ستة ست
  7 seven сім семь שבע שבעה سبعة سبع
  8 eight вісім восемь שמונה שמונא ثمانية ثمان تمانية تمنية ثماني
  9 nine дев'ять девять תשע תשעה تسعة تسع
`;
const TEENS = `
  10 ten десять עשר עשרה عشرة
  11 eleven одинадцять одиннадцать
  12 twelve дванадцять двенадцать
  13 thirteen тринадцять тринадцать
  14 fourteen чотирнадцять четырнадцать
  15 fifteen п'ятнадцять пятнадцать
  16 sixteen шістнадцять шестнадцать
  17 seventeen сімнадцять семнадцать
  18 eighteen вісімнадцять восемнадцать
  19 nineteen дев'ятнадцять девятнадцать
`;
const TENS = `
  20 twenty двадцять двадцать עשרים عشرين عشرون
  30 thirty тридцять тридцать שלושים ثلاثين ثلاثون
  40 forty fourty сорок ארבעים اربعين أربعون
  50 fifty п'ятдесят пятьдесят חמישים خمسين خمسون
  60 sixty шістдесят шестьдесят שישים ستين ستون
  70 seventy сімдесят семьдесят שבעים سبعين سبعون
  80 eighty вісімдесят восемьдесят שמונים ثمانين ثمانون
  90 ninety дев'яносто девяносто תשעים تسعين تسعون
`;
const HUNDREDS = `
  100 сто
  200 двісті двести
  300 триста
  400 чотириста четыреста
  500 п'ятсот пятьсот
  600 шістсот шестьсот
  700 сімсот семьсот
  800 вісімсот восемьсот
  900 дев'ятсот девятьсот
`;

const HAN_DIGITS: Readonly<Record<string, string>> = {
  0: '零〇洞',
  1: '一壹弌幺么',
  2: '二贰貳弍两兩',
  3: '三叁參弎',
  4: '四肆',
  5: '五伍',
  6: '六陆陸',
  7: '七柒拐',
  8: '八捌',
  9: '九玖勾',
};

const words = new Map(
  `${UNITS}${TEENS}${TENS}${HUNDREDS}`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [value = '', ...names] = line.trim().split(/\s+/u);
      return names.map((name): [string, number] => [fold(name).replaceAll("'", ''), Number(value)]);
    }),
);
const hanDigits = new Map(Object.entries(HAN_DIGITS).flatMap(([digit, characters]) => Array.from(characters, (one) => [one, digit])));
const REPEATS = new Map([
  ['double', 2],
  ['triple', 3],
]);
const AND = ['ו', 'و'];

/** The value of "seven", "сорок", "חמש"; in Hebrew and Arabic, a prefix for "and" is allowed. */
export function numberWord(word: string): number | undefined {
  const value = words.get(word);
  if (value !== undefined || word.charCodeAt(0) < 0x590 || !AND.includes(word.charAt(0))) return value;
  return words.get(word.slice(1));
}

export function hanDigit(character: string): string | undefined {
  return hanDigits.get(character);
}

/** "double five", "triple zero". */
export function repeatWord(word: string): number | undefined {
  return REPEATS.get(word);
}

/** "five hundred". */
export function isHundred(word: string): boolean {
  return word === 'hundred';
}

/** Whether "сорок" may be followed by "п'ять", which makes 45. */
export function mayContinue(value: number, next: number): boolean {
  if (value >= 100) return value % 100 === 0 && next > 0 && next < 100;
  return value >= 20 && value % 10 === 0 && next > 0 && next < 10;
}

// Words that are attached to digits and to each other, by first letter; longest first, so that "seven" is matched as a whole.
const GLUED = Map.groupBy(
  [...words]
    .filter(([, value]) => value < 10)
    .map(([word, value]): [string, string] => [word, String(value)])
    .concat([['oh', '0']])
    .toSorted(([one], [other]) => other.length - one.length),
  ([word]) => word.charAt(0),
);
const LOOKALIKE_DIGITS: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', з: '3', '|': '1' };

/** Reads "six04", "6o4", "zero1two3", "нуль67" as digits; undefined if it contains anything else. */
export function gluedDigits(word: string): string | undefined {
  return mixedDigits(word) ?? wordThenDigits(word);
}

function mixedDigits(word: string): string | undefined {
  let digits = '';
  let sure = 0;
  for (let index = 0; index < word.length;) {
    const character = word.charAt(index);
    const [name = character, named] = GLUED.get(character)?.find(([name]) => word.startsWith(name, index)) ?? [];
    const digit = named ?? (isDigits(character) ? character : LOOKALIKE_DIGITS[character]);
    if (digit === undefined) return undefined;
    if (named || digit === character) sure += 1;
    digits += digit;
    index += name.length;
  }
  return sure * 3 >= digits.length ? digits : undefined;
}

function wordThenDigits(word: string): string | undefined {
  const at = word.search(/[0-9]/u);
  const value = at > 0 && isDigits(word.slice(at)) ? words.get(word.slice(0, at)) : undefined;
  return value === undefined ? undefined : `${value}${word.slice(at)}`;
}

/** Whether it consists of 0-9 only. */
export function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return text !== '';
}
