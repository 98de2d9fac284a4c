/** Splits a file of any kind into the pieces that are compared with the banned words. */
import { splitCode, type Piece, type Scope } from './split-code.ts';

function splitLines(text: string, scope: Scope): Piece[] {
  return text.split('\n').map((one, index) => ({ scope, text: one, line: index + 1 }));
}

/** Message ids of a `.po` file; those on several lines are joined. */
function splitMessages(text: string): Piece[] {
  const pieces: Piece[] = [];
  let current: Piece | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const start = /^msgid(?:_plural)? "(.*)"$/.exec(line);
    const more = /^"(.*)"$/.exec(line);
    if (start) pieces.push((current = { scope: 'msgid', text: start[1] ?? '', line: index + 1 }));
    else if (more && current) current.text += more[1] ?? '';
    else current = null;
  }
  return pieces;
}

/** Comments that start with `#`. */
function splitHashComments(text: string): Piece[] {
  return splitLines(text, 'comment')
    .filter((piece) => /(^|\s)#/.test(piece.text))
    .map((piece) => ({ ...piece, text: piece.text.replace(/^.*?#/, '') }));
}

/** Names of CSS and of Node that contain a banned word. */
const PLATFORM_NAMES =
  /(?<![\w-])(?:letter-spacing|first-letter|(?:align|justify|place)-(?:items|content|self)(?:: stretch)?|stroke-line(?:cap|join)[:=]\s?'?round)\b|\.address\(\)/g;

const KINDS: readonly [RegExp, (text: string, file: string) => Piece[]][] = [
  [
    /\.(tsx?|mts|cts|cjs|mjs|js)$/,
    (text, file) => splitCode(text.replaceAll(PLATFORM_NAMES, ''), { jsx: file.endsWith('x'), titles: /\.(test|spec)\.tsx?$/.test(file) }),
  ],
  [/\.css$/, (text) => splitCode(text.replaceAll(PLATFORM_NAMES, ''), {})],
  [/\.sql$/, (text) => splitLines(text, 'string')],
  [/\.md$/, (text) => splitLines(text, 'doc')],
  [/\.po$/, splitMessages],
  [/\.(ya?ml|sh|conf|cfg)$|(^|\/)[^.]+$/, splitHashComments],
];

/** The function that splits a file; null for files that are no text. */
export const splitterFor = (file: string): ((text: string, file: string) => Piece[]) | null =>
  KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? null;
