import type { Names } from '../reading/names.ts';
import { fold } from '../reading/normalise.ts';
import { isOrdinaryWord } from '../reading/ordinary-words.ts';
import { type Reading, type Token, isWord } from '../reading/tokens.ts';
import type { ContactDetail } from '../spans.ts';
import { type Handle, handleFrom, handleUpTo } from './handle-shapes.ts';

const CALLING = new Set(
  fold(`add find search look follow hmu message dm пиши ищи шукай найди знайди додай добавь подпишись חפשו תחפשו עקבו כתבו
    ابحث ابحثوا تابع تابعني تابعوني راسلني اضيفوني`).split(/\s+/u),
);
const FURTHEST = 4;
const GLUED = /^(?:qq[0-9]{5,12}|[vw]x[a-z0-9]{5,25})$/u;
const LONGEST_GLUED = 30;

/** Finds names that need no app beside them. */
export function findMentions(reading: Reading, names: Names): ContactDetail[] {
  const { tokens } = reading;
  const found: ContactDetail[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const span = token && mentionAt(token, index, reading, names);
    if (span) found.push({ start: span.start, end: span.end, kind: 'handle' });
  }
  return found;
}

type Span = Pick<ContactDetail, 'start' | 'end'>;

function mentionAt(token: Token, index: number, reading: Reading, names: Names): Span | undefined {
  if (token.mark === '@') return behindAt(token, index, reading, names);
  if (token.text === '#') return tagged(index, reading, names);
  if (token.text === '/') return redditor(index, reading, names);
  if (token.script === 'mark' || token.text.length < 2) return undefined;
  if (token.digits > 0) return gluedToApp(token);
  return CALLING.has(token.text) ? calledFor(index, reading, names) : undefined;
}

/** `@quietfox`, "at quiet_fox". */
function behindAt(at: Token, index: number, reading: Reading, names: Names): Span | undefined {
  const [before, word] = [reading.tokens[index - 1], reading.tokens[index + 1]];
  if (isWord(before) && before.script === 'alphabet' && at.gap === 0) return undefined;
  const handle = handleFrom(index + 1, reading, names);
  if (!handle || !word || handle.number) return undefined;
  if (at.weak) return hasUnderscore(handle, reading.tokens) ? handle : undefined;
  return isMention(handle, word) ? { start: at.start, end: handle.end } : undefined;
}

// "@ 5pm", "@home" and "@mario's" are locations and times.
function isMention({ text, shaped }: Handle, word: Token): boolean {
  if (word.gap > 0) return shaped && !/^[0-9]/u.test(text) && word.gap < 3;
  if (word.end - word.start > word.text.length) return false;
  return shaped ? /[a-z]{2}/u.test(text) && !/^[0-9]{1,2}[a-z]{1,2}$/u.test(text) : text.length > 3 && !isOrdinaryWord(text);
}

/** `quietfox#0420`. */
function tagged(index: number, reading: Reading, names: Names): Span | undefined {
  const handle = handleUpTo(index - 1, reading, names);
  return handle && handle.last > index && handle.text.length > 2 ? handle : undefined;
}

/** `u/quietfox`. */
function redditor(index: number, reading: Reading, names: Names): Span | undefined {
  if (reading.tokens[index - 1]?.text !== 'u' || reading.tokens[index + 1]?.gap !== 0) return undefined;
  const handle = handleFrom(index + 1, reading, names);
  return handle && !isOrdinaryWord(handle.text) ? handle : undefined;
}

/** "qq1005550123", "vxlinxi88": an app and a name in one word. */
function gluedToApp({ text, start, end }: Token): Span | undefined {
  return text.length < LONGEST_GLUED && GLUED.test(text) ? { start: start + 2, end } : undefined;
}

/** "search quiet_fox", "шукай quietfox22": a name that the reader is asked to search for, without an app. */
function calledFor(index: number, reading: Reading, names: Names): Span | undefined {
  for (let next = index + 1; next <= index + FURTHEST; next += 1) {
    const handle = handleFrom(next, reading, names);
    if (handle?.shaped && handle.closing && isUnmistakable(handle, reading.tokens)) return handle;
  }
  return undefined;
}

// An underscore, or letters and then digits: "quietfox22", not "mp3".
function isUnmistakable(handle: Handle, tokens: readonly Token[]): boolean {
  return hasUnderscore(handle, tokens) || /^[a-z]{4,}[0-9]{2,}$/u.test(handle.text);
}

function hasUnderscore({ first, last }: Handle, tokens: readonly Token[]): boolean {
  return tokens.slice(first, last).some(({ text }) => text === '_');
}
