/** The lines of a TSV file as instructions. */

export interface SymbolEntry {
  kind: 'symbol' | 'local' | 'member' | 'key';
  /** A file for `symbol`, a glob for the others. */
  file: string;
  from: string;
  to: string;
  line: string;
}

export interface TextEntry {
  file: string;
  from: string;
  to: string;
  line: string;
}

export interface Move {
  from: string;
  to: string;
}

export interface Instructions {
  symbols: SymbolEntry[];
  texts: TextEntry[];
  moves: Move[];
}

export interface Failure {
  line: string;
  reason: string;
}

const NAME = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;
const SYMBOL_KINDS: readonly string[] = ['symbol', 'local', 'member', 'key'] satisfies SymbolEntry['kind'][];

export function parseInstructions(text: string): Instructions {
  const instructions: Instructions = { symbols: [], texts: [], moves: [] };
  for (const line of text.split('\n')) {
    if (line.trim() !== '' && !line.startsWith('#')) addLine(instructions, line);
  }
  return instructions;
}

function addLine(instructions: Instructions, line: string): void {
  const [kind = '', ...cells] = line.trimEnd().split('\t');
  const [first, second, third] = cells;
  if (!first || !second) throw new Error(`cannot parse the line: ${line}`);
  if (kind === 'move' && cells.length === 2) {
    instructions.moves.push({ from: first, to: second });
  } else if (kind === 'text' && cells.length === 3) {
    instructions.texts.push({ file: first, from: second, to: third ?? '', line });
  } else if (SYMBOL_KINDS.includes(kind) && third && cells.length === 3) {
    if (!NAME.test(third)) throw new Error(`not a name: ${line}`);
    instructions.symbols.push({ kind: kind as SymbolEntry['kind'], file: first, from: second, to: third, line });
  } else {
    throw new Error(`cannot parse the line: ${line}`);
  }
}
