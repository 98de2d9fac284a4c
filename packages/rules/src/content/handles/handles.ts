import type { Names } from '../reading/names.ts';
import { fold } from '../reading/normalise.ts';
import { type Reading, type Token, isWord } from '../reading/tokens.ts';
import type { ContactDetail } from '../spans.ts';
import { isHanConnector } from './apps.ts';
import { type Manner, isLikeName, isMeant, isSurely } from './handle-manner.ts';
import { type Handle, handleFrom, handleUpTo } from './handle-shapes.ts';
import { type NamedApp, appAt } from './named-apps.ts';

const words = (list: string) => new Set(fold(list).trim().split(/\s+/u));

// Words that may stand between the name of an app and a name on it.
const IDENTIFYING = words(`id ids username usernames handle user login nick nickname name named called under ник нік ніком ником логін логин
  юзер юзернейм בשם כינוי משתמש باسم معرف المعرف يوزر يوزري اليوزر حساب حسابي`);
const LINKING = words(`is as am im i its me my mine at on account acc profile here everywhere there channel канал add find search write
  я мій мой моя моє мое під под за це это есть є там шукай ищи пиши שלי אני הוא את חפשו על הוא على هو انا أنا في لي`);
const POINTING = new Set([':', '=', '>', '→', '➜', '➡']);
const PASSED_OVER = new Set([...POINTING, '-', '~', '•', '(', '[', '"', "'", '|', '/', '*', '<', ')', ']', '.', ',', '!']);
const INTRODUCING = words('am im as add find search follow i me at dm я אני أنا انا');
const PREPOSITIONS = words('on in at via в у на ב على في the my');
const FURTHEST = 6;

/** Finds names on apps, after or before the name of the app. */
export function findHandles(reading: Reading, names: Names): ContactDetail[] {
  const { tokens } = reading;
  const found: ContactDetail[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const named = appAt(reading, index);
    const handle = named && (handleAfter(named, reading, names) ?? handleBefore(named, reading, names));
    if (handle) found.push({ start: handle.start, end: handle.end, kind: named.app.kind });
  }
  return found;
}

function handleAfter(named: NamedApp, reading: Reading, names: Names): Handle | undefined {
  const { tokens } = reading;
  const manner: Manner = { pointed: false, identified: false, linked: false, parted: false, marked: false };
  for (let index = named.last + 1; index <= named.last + FURTHEST; index += 1) {
    const token = tokens[index];
    if (!token) return undefined;
    if (token.mark === '@' && !token.weak) return handleAtMark(index, reading, names);
    if (passesOver(token, manner)) continue;
    const handle = handleFrom(index, reading, names);
    return handle && isMeant(handle, named, manner, tokens) ? handle : undefined;
  }
  return undefined;
}

/** Records a token between an app and a name; returns false at the first token that must be the name itself. */
function passesOver(token: Token, manner: Manner): boolean {
  const { text } = token;
  if (token.script === 'mark' && !token.weak) {
    if (!PASSED_OVER.has(text) && text.charCodeAt(0) < 128) return false;
    manner.marked = true;
    manner.pointed ||= POINTING.has(text);
    manner.parted ||= (text === ',' || text === '.') && !manner.identified;
    return true;
  }
  if (IDENTIFYING.has(text) || isHanConnector(token)) manner.identified = true;
  else if (LINKING.has(text)) manner.linked = true;
  else return false;
  return true;
}

function handleAtMark(at: number, reading: Reading, names: Names): Handle | undefined {
  const handle = handleFrom(at + 1, reading, names);
  return handle && { ...handle, start: reading.tokens[at]?.start ?? handle.start };
}

/** "quietfox_22 on telegram". */
function handleBefore(named: NamedApp, reading: Reading, names: Names): Handle | undefined {
  const { app, first } = named;
  let before = first - 1;
  while (before >= 0 && before > first - 4 && isBetween(reading.tokens[before])) before -= 1;
  const apart = before < first - 1;
  const handle = apart || isSurely(app) ? handleUpTo(before, reading, names) : undefined;
  if (!handle || handle.number) return undefined;
  return handle.shaped || (apart && isMeantBefore(handle, named, reading.tokens)) ? handle : undefined;
}

/** A plain word before an app: the only other word, introduced as a name, or Latin if the app's name is not. */
function isMeantBefore(handle: Handle, { app, first, last, native }: NamedApp, tokens: readonly Token[]): boolean {
  if ((!isSurely(app) && !native) || !isLikeName(handle.text)) return false;
  if (tokens[first]?.latin === false) return true;
  const introducing = tokens[handle.first - 1];
  return isWord(introducing) ? INTRODUCING.has(introducing.text) : !isWord(tokens[last + 1]);
}

function isBetween(token: Token | undefined): boolean {
  return token !== undefined && (PREPOSITIONS.has(token.text) || token.text === '(' || token.text === '-' || token.text === '@');
}
