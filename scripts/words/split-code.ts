/**
 * Splits TypeScript, JavaScript and CSS into names, comments and texts without a parser: a parser takes several times as
 * long, and words need no more.
 */

export type Scope = 'identifier' | 'path' | 'comment' | 'string' | 'title' | 'doc' | 'msgid' | 'titleShape';

/** A part of a file that is compared with the banned words. */
export interface Piece {
  scope: Scope;
  text: string;
  line: number;
  /** Set for the title of a test, which has a shape of its own; the title of `describe` names a unit or a route. */
  isTest?: boolean;
}

interface Options {
  jsx?: boolean;
  titles?: boolean;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\w.]*/y;
const SPACE = /\s*/y;
/** Names after which a value is expected, so that a slash starts a regular expression and `<` an element. */
const OPERATORS = new Set('return typeof case in of await yield throw else do new delete void instanceof default'.split(' '));

const TITLE = /(?:^|[^\w$.])(describe|it|test|bench)(?:\.(?:skip|only|concurrent|sequential|fails|describe|step))*\s*$/;
const TITLE_OF_EACH = /(?:^|[^\w$.])(describe|it|test|bench)(?:\.(?:skip|only|concurrent|sequential))*\.each\s*(?:\([\s\S]*\)|`[^`]*`)\s*$/;

/** The function whose first argument starts at `start`, if it takes a title. */
function titleFunction(text: string, start: number): string | null {
  const end = text.slice(0, start).trimEnd().length - 1;
  if (text[end] !== '(') return null;
  const direct = TITLE.exec(text.slice(Math.max(0, end - 60), end));
  // A group or a step needs no verb.
  if (direct) return /\.(?:describe|step)\s*$/.test(direct[0]) ? 'describe' : (direct[1] ?? null);
  if (!/[)`]/.test(text[end - 1] ?? '')) return null;
  const from = text.lastIndexOf('.each', end);
  return from < 0 || end - from > 8000 ? null : (TITLE_OF_EACH.exec(text.slice(Math.max(0, from - 40), end))?.[1] ?? null);
}

/** What encloses the current position: a bracket, a template text, the tag of an element or its children. */
type Enclosing = '(' | '[' | '{' | '${' | 'tag' | 'closing tag' | 'children';

class Splitter {
  readonly pieces: Piece[] = [];
  readonly #text: string;
  readonly #options: Options;
  readonly #enclosing: Enclosing[] = [];
  #at = 0;
  #line = 1;
  /** The token before the current position: a name, a sign, or `value` for a text, a number or a closing bracket. */
  #before = '';

  constructor(text: string, options: Options) {
    this.#text = text;
    this.#options = options;
  }

  split(): Piece[] {
    while (this.#at < this.#text.length) {
      if (this.#enclosing.at(-1) === 'children') this.#readChildren();
      else this.#readToken();
    }
    return this.pieces;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }

  /** Moves to `end` and counts lines. */
  #advance(end: number): void {
    for (let index = this.#text.indexOf('\n', this.#at); index >= 0 && index < end; index = this.#text.indexOf('\n', index + 1))
      this.#line++;
    this.#at = end;
  }

  #add(scope: Scope, text: string, more: Partial<Piece> = {}): void {
    this.pieces.push({ scope, text, line: this.#line, ...more });
  }

  #readToken(): void {
    const char = this.#text[this.#at] ?? '';
    const next = this.#text[this.#at + 1] ?? '';
    const space = this.#match(SPACE);
    if (space) this.#advance(this.#at + space.length);
    else if (char === '/' && (next === '/' || next === '*')) this.#readComment(next);
    else if (char === "'" || char === '"') this.#readText(char);
    else if (char === '`') this.#readTemplate();
    else if (this.#match(NAME)) this.#readName();
    else if (this.#match(NUMBER)) this.#readNumber();
    else this.#readSign(char, next);
  }

  #readComment(second: string): void {
    const end = second === '/' ? this.#text.indexOf('\n', this.#at) : this.#text.indexOf('*/', this.#at + 2) + 2;
    const stop = end < 2 ? this.#text.length : end;
    const lines = this.#text.slice(this.#at, stop).split('\n');
    for (const [index, text] of lines.entries()) this.pieces.push({ scope: 'comment', text, line: this.#line + index });
    this.#advance(stop);
  }

  /** The position of the first unescaped character that ends a text. */
  #endOf(isEnd: (position: number) => boolean): number {
    let end = this.#at + 1;
    while (end < this.#text.length && !isEnd(end)) end += this.#text[end] === '\\' ? 2 : 1;
    return end;
  }

  #addText(start: number, text: string): void {
    const title = this.#options.titles ? titleFunction(this.#text, start) : null;
    if (title) this.#add('title', text, { isTest: title !== 'describe' });
    else this.#add('string', text);
  }

  #readText(quote: string): void {
    // The text of an attribute may span lines.
    const isAttribute = this.#enclosing.at(-1) === 'tag';
    const end = this.#endOf((position) => this.#text[position] === quote || (this.#text[position] === '\n' && !isAttribute));
    this.#addText(this.#at, this.#text.slice(this.#at + 1, end));
    this.#advance(end + 1);
    this.#before = 'value';
  }

  /** From a backtick, or the brace that closes an expression, to the next expression or the end. */
  #readTemplate(isStart = true): void {
    const end = this.#endOf((position) => this.#text[position] === '`' || this.#text.startsWith('${', position));
    const text = this.#text.slice(this.#at + 1, end);
    if (isStart) this.#addText(this.#at, text);
    else this.#add('string', text);
    if (this.#text[end] === '$') {
      this.#enclosing.push('${');
      this.#advance(end + 2);
      this.#before = '{';
    } else {
      this.#advance(end + 1);
      this.#before = 'value';
    }
  }

  #readName(): void {
    const name = this.#match(NAME);
    this.#at += name.length;
    this.#add('identifier', name);
    this.#before = name;
  }

  #readNumber(): void {
    this.#at += this.#match(NUMBER).length;
    this.#before = 'value';
  }

  #readSign(char: string, next: string): void {
    const inner = this.#enclosing.at(-1);
    if (inner === 'tag' || inner === 'closing tag') this.#readTagSign(char, next);
    else if (char === '/' && !this.#isAfterValue()) this.#readPattern();
    else if (this.#options.jsx && char === '<' && /[\p{L}>_$]/u.test(next) && !this.#isAfterValue()) this.#open('tag');
    else if (char === '(' || char === '[' || char === '{') this.#open(char);
    else if (char === ')' || char === ']' || char === '}') this.#close(char);
    else this.#sign(char, next);
  }

  #isAfterValue(): boolean {
    return /^[\p{L}\p{N}_$]/u.test(this.#before) && !OPERATORS.has(this.#before);
  }

  #sign(char: string, next: string): void {
    const isSpread = char === '.' && next === '.';
    // `?.` reaches a property, `?` alone does not.
    const isOptional = char === '?' && next === '.';
    this.#before = isOptional ? '.' : isSpread ? '...' : char;
    this.#at += isSpread ? 3 : isOptional ? 2 : 1;
  }

  #open(bracket: Enclosing): void {
    this.#enclosing.push(bracket);
    this.#before = bracket;
    this.#at += 1;
  }

  #close(char: string): void {
    const opened = this.#enclosing.pop();
    if (char === '}' && opened === '${') {
      this.#readTemplate(false);
      return;
    }
    this.#at += 1;
    // A block ends as an object does; what follows a block is rarely an element or a regular expression.
    this.#before = 'value';
  }

  #readPattern(): void {
    let inClass = false;
    const end = this.#endOf((position) => {
      const char = this.#text[position];
      if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
      return char === '\n' || (char === '/' && !inClass);
    });
    this.#add('string', this.#text.slice(this.#at + 1, end));
    this.#at = end + 1;
    this.#before = 'value';
  }

  #readTagSign(char: string, next: string): void {
    if (char === '{') this.#open('{');
    else if (char === '<') this.#skipTypeArguments();
    else if (char === '/' && next === '>') {
      this.#enclosing.pop();
      this.#at += 2;
      this.#before = 'value';
    } else if (char === '>') {
      const isClosing = this.#enclosing.pop() === 'closing tag';
      // A closing tag ends the children too.
      if (isClosing) this.#enclosing.pop();
      else this.#enclosing.push('children');
      this.#at += 1;
      this.#before = 'value';
    } else {
      this.#sign(char, next);
    }
  }

  /** `<Select<Choice> …>`: no name of an element stands in these. */
  #skipTypeArguments(): void {
    let depth = 0;
    do {
      const char = this.#text[this.#at];
      if (char === '<') depth++;
      if (char === '>') depth--;
      this.#advance(this.#at + 1);
    } while (depth > 0 && this.#at < this.#text.length);
  }

  #readChildren(): void {
    const rest = this.#text.slice(this.#at).search(/[<{]/);
    const end = rest < 0 ? this.#text.length : this.#at + rest;
    const text = this.#text.slice(this.#at, end);
    if (text.trim() !== '') this.#add('string', text);
    this.#advance(end);
    if (this.#text[end] === '{') {
      this.#open('{');
    } else if (this.#text.startsWith('</', end)) {
      this.#enclosing.push('closing tag');
      this.#at = end + 2;
      this.#before = '<';
    } else if (end < this.#text.length) {
      this.#open('tag');
    }
  }
}

export const splitCode = (text: string, options: Options = {}): Piece[] => new Splitter(text, options).split();
