import { type Normalised, fold } from './normalise.ts';
import { type Token, isWord } from './tokens.ts';
import { SURE_ENDINGS } from './top-level-domains.ts';

// Words for a mark in our seven languages and in the words commonly mixed into them.
const WORDS: Readonly<Record<string, string>> = {
  '@': `at sobaka sobachka гав ат эт ет єт собака собачка собаку собачку собаки песик песика песель равлик равлика
    艾特 爱特 愛特 小老鼠 老鼠 圈 在 שטרודל כרוכית את אט קרולינה آت ات أت ايت إيت اروبا اروباس arroba`,
  '.': `dot d0t punkt punto tochka krapka тчк точка точку крапка крапку крапочка точечка дот 点 點 丶 句号 句點 נקודה דוט نقطة دوت نقطه`,
  '/': 'slash слеш слэш слєш 斜杠 斜線 斜线 סלאש سلاش',
  _: 'underscore underline підкреслення подчеркивание подчёркивание андерскор 下划线 下劃線 底線 底线 אנדרסקור',
  '-': 'dash hyphen дефіс дефис тире 横杠 减号 מקף شرطة',
};
// Only between brackets or marks, which does not occur in sentences.
const BRACKETED: Readonly<Record<string, string>> = { '@': 'a а ä ａ @ ат', '.': 'd . д' };
// Phonetic spellings of mail providers and endings; used only beside a spelled mark.
const SOUNDS: Readonly<Record<string, string>> = {
  gmail: 'джимейл джімейл джимэйл джімейл джимеил гмейл гмаил гмайл жмейл жмайл גימייל גמייל جيميل جميل جيمايل 谷歌邮箱 谷歌信箱',
  mail: 'мейл мэйл маил майл',
  yandex: 'яндекс яндэкс',
  yahoo: 'яху ягу ياهو יאהו',
  ukr: 'укр',
  hotmail: 'хотмейл хотмэйл הוטמייל هوتميل',
  outlook: 'аутлук אאוטלוק اوتلوك',
  proton: 'протон',
  com: 'ком קום كوم',
  ru: 'ру',
  net: 'нет нэт נט نت',
  org: 'орг אורג اورغ',
  ua: 'юа юэй уа',
};

const invert = (groups: Readonly<Record<string, string>>) =>
  new Map(Object.entries(groups).flatMap(([meaning, words]) => words.split(/\s+/u).map((word) => [fold(word), meaning])));
const marks = invert(WORDS);
const bracketedMarks = new Map([...marks, ...invert(BRACKETED)]);
const sounds = invert(SOUNDS);

const BRACKETS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
];
// Closing marks by opening ones: a bracket, or the same mark again, as in "-at-".
const CLOSING = new Map([...BRACKETS, ...Array.from('-*_/|~="\'•+:&', (mark): [string, string] => [mark, mark])]);
const GLUED = 'dot';
const FURTHEST_GAP = 2;

/** Marks tokens that stand for a mark: "(at)", "собака", "[.]", "dot". */
export function readSpelledMarks(tokens: readonly Token[], { cased }: Normalised): Token[] {
  const read: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    const spelled = token.script === 'mark' ? bracketedMark(tokens, index) : spelledMark(token, tokens, index);
    if (spelled) read.push(spelled.token);
    else if (token.latin && token.text.length > 7) read.push(...splitAtGluedDot(token, cased));
    else read.push(token);
    index += spelled?.length ?? 1;
  }
  return readSounds(read);
}

/** A mark and the number of its tokens. */
interface Spelled {
  token: Token;
  length: number;
}

/** "at", "at sign", "圈a", "точка". */
function spelledMark(token: Token, tokens: readonly Token[], index: number): Spelled | undefined {
  const mark = marks.get(token.text);
  if (!mark) return undefined;
  const more = mark === '@' ? lengthOfSign(token, tokens, index) : 0;
  if (more === 0) return { token: { ...token, mark, weak: true }, length: 1 };
  return { token: { ...token, mark, end: tokens[index + more]?.end ?? token.end }, length: more + 1 };
}

function lengthOfSign({ text }: Token, tokens: readonly Token[], index: number): number {
  const [next, third] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
  if (next === 'sign' || (text === '圈' && next === 'a')) return 1;
  return next === '-' && third === 'sign' ? 2 : 0;
}

function bracketedMark(tokens: readonly Token[], index: number): Spelled | undefined {
  const [open, middle, close] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!open || open.script !== 'mark' || close?.script !== 'mark' || !middle || middle.gap > FURTHEST_GAP || close.gap > FURTHEST_GAP)
    return undefined;
  if (CLOSING.get(open.text) !== close.text) return undefined;
  const mark = (open.text === close.text ? marks : bracketedMarks).get(middle.text);
  return mark ? { token: { ...open, text: middle.text, end: close.end, mark, weak: false }, length: 3 } : undefined;
}

/** "exampledotcom" becomes three tokens. */
function splitAtGluedDot(token: Token, cased: string): Token[] {
  const at = token.text.lastIndexOf(GLUED);
  const ending = token.text.slice(at + GLUED.length);
  if (at < 2 || !SURE_ENDINGS.has(ending) || token.end - token.start !== token.text.length) return [token];
  const middle = token.start + at;
  return [
    ...splitAtGluedAt({ ...token, text: token.text.slice(0, at), end: middle }, cased),
    { ...token, text: GLUED, start: middle, end: middle + GLUED.length, gap: 0, mark: '.' },
    { ...token, text: ending, start: middle + GLUED.length, gap: 0 },
  ];
}

/** "lenaATexample", "lenaatgmail": recognized by the capitals or the mail provider. */
function splitAtGluedAt(token: Token, cased: string): Token[] {
  const written = cased.slice(token.start, token.end);
  const capitals = written.search(/[a-z0-9]AT[a-z0-9]/u) + 1;
  const provider = Math.max(
    ...['atgmail', 'atyahoo', 'athotmail', 'atoutlook', 'aticloud', 'atproton'].map((end) => token.text.lastIndexOf(end)),
  );
  const at = capitals > 0 ? capitals : provider;
  if (at < 1) return [token];
  const middle = token.start + at;
  return [
    { ...token, text: token.text.slice(0, at), end: middle },
    { ...token, text: 'at', start: middle, end: middle + 2, gap: 0, mark: '@' },
    { ...token, text: token.text.slice(at + 2), start: middle + 2, gap: 0 },
  ];
}

/** Replaces "джимейл" beside a spelled mark by its Latin name. */
function readSounds(tokens: Token[]): Token[] {
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!isWord(token) || token.latin || !(isSpelled(tokens[index - 1]) || isSpelled(tokens[index + 1]))) continue;
    const sound = sounds.get(token.text);
    if (sound) tokens[index] = { ...token, text: sound, script: 'alphabet', latin: true };
  }
  return tokens;
}

function isSpelled(token: Token | undefined): boolean {
  return token !== undefined && token.mark !== '' && (token.weak || token.text !== token.mark || token.mark === '@');
}
