import type { Names } from '../reading/names.ts';
import { isOrdinaryWord } from '../reading/ordinary-words.ts';
import type { Reading, Token } from '../reading/tokens.ts';
import type { ContactDetail } from '../spans.ts';
import { type App, hanAppAtEnd } from './apps.ts';
import { handleFrom } from './handle-shapes.ts';

const LONGEST_APP = 8;

/** 加我微信linxi_8899: Han text has no word boundaries, so the app directly precedes a Latin name. */
export function findHanHandles(reading: Reading, names: Names): ContactDetail[] {
  const { tokens } = reading;
  const found: ContactDetail[] = [];
  let before = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.latin && hasHan(before)) {
      const app = hanAppAtEnd(before);
      const detail = app && detailAt(index, app, reading, names);
      if (detail) found.push(detail);
    }
    before = textBehind(before, token);
  }
  return found;
}

/**
 * Returns the Han text up to here; marks and hearts between its characters are ignored, and one or two letters may be part
 * of an app: "v信".
 */
function textBehind(before: string, token: Token): string {
  if (token.script === 'han') return (before + token.text.slice(-LONGEST_APP)).slice(-LONGEST_APP);
  if (token.script === 'mark') return token.text === ',' || token.text === '.' ? '' : before;
  if (token.latin && token.text.length <= 3 && token.digits === 0) return (before + token.text).slice(-LONGEST_APP);
  return '';
}

function hasHan(text: string): boolean {
  return text !== '' && (text.charCodeAt(0) > 127 || text.charCodeAt(text.length - 1) > 127);
}

function detailAt(index: number, app: App, reading: Reading, names: Names): ContactDetail | undefined {
  const handle = handleFrom(index, reading, names);
  if (!handle) return undefined;
  const meant = handle.number ? app.numbered : handle.shaped || (handle.text.length > 3 && !isOrdinaryWord(handle.text));
  return meant ? { start: handle.start, end: handle.end, kind: app.kind } : undefined;
}
