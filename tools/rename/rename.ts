/**
 * rename: renames symbols and moves files across the whole repository.
 *
 *   node tools/rename/rename.ts [--check] [--no-format] [--verbose] [--mentions] FILE.tsv…
 *
 * Lines of a TSV file (empty lines and lines that start with # are skipped):
 *
 *   symbol  FILE   OLD  NEW   one declaration and its uses; OLD is a name, or a path such as `House.database` or `run.found`
 *   local   GLOB   OLD  NEW   every variable, parameter and destructured name OLD in the matching files
 *   member  GLOB   OLD  NEW   every property and method OLD of the interfaces, types and classes in the matching files
 *   key     GLOB   OLD  NEW   every key OLD of the object literals in the matching files, with its uses; for objects without a type
 *   text    GLOB   OLD  NEW   an exact text that no compiler sees; each matching file must contain it
 *   move    OLD PATH  NEW PATH   a file or a folder; the longest path wins
 *
 * Symbols are renamed first, then texts are replaced, then files are moved: all paths are those before the run.
 * Where two lines name the same declaration, the first one wins.
 *
 * Property names on the wire do not follow a local variable: `{ standing }` becomes `{ standing: status }`.
 * An entry that would collide with a name in scope is rejected and reported; everything else is still done.
 *
 * It prints these cases for a person to decide:
 *
 *   NOT DONE  no such declaration, an ambiguous one, or a collision; the exit code is 1
 *   ALONE     only the declaration itself was found: a string may carry the name
 *   KEY       an object literal still has the old name of a renamed member
 *   QUOTED    the old name of a renamed member in quotes, or behind AS: the alias of a column in SQL, a key as a string
 *   LEFT      a text still names a moved file or folder
 *   MENTION   with --mentions: the old name in comments, strings and documents
 *
 * `--check` computes all of it in memory, reports, and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { parseInstructions, type Instructions, type Move, type TextEntry } from './instructions.ts';
import { findKeys, findMentions, findQuoted } from './mentions.ts';
import { planMoves, rewriteMentions } from './moves.ts';
import { renameSymbols, type SymbolOutcome } from './symbols.ts';
import { isSource, listFiles, Workspace } from './workspace.ts';

export interface Outcome extends SymbolOutcome {
  moves: Move[];
  /** Mentions of moved paths that were not rewritten. */
  leftovers: string[];
  /** How many files had a text replaced, counted once for each entry. */
  replaced: number;
  /** The text of a file after the run, by its path before the run. */
  read: (file: string) => string;
  files: readonly string[];
}

export function run(root: string, instructions: Instructions, { check, log }: { check: boolean; log: (text: string) => void }): Outcome {
  const files = listFiles(root);
  const workspace = new Workspace(root, instructions.symbols.length > 0 ? files.filter(isSource) : []);
  const symbols = renameSymbols(workspace, instructions.symbols, log);
  const read = (file: string): string => symbols.changed.get(join(root, file)) ?? readFileSync(join(root, file), 'utf8');
  const { moves, failures } = planMoves(root, files, instructions.moves);
  const outcome: Outcome = { ...symbols, moves, leftovers: [], replaced: 0, read, files };
  outcome.failures.push(...failures);
  for (const entry of instructions.texts) replaceText(root, outcome, entry);
  if (moves.length > 0) {
    const { texts, leftovers } = rewriteMentions(files, moves, read);
    for (const [file, text] of texts) outcome.changed.set(join(root, file), text);
    outcome.leftovers = leftovers;
  }
  if (!check) write(root, outcome);
  return outcome;
}

function replaceText(root: string, outcome: Outcome, { file: glob, from, to, line }: TextEntry): void {
  const matching = outcome.files.filter((file) => matchesGlob(file, glob));
  if (matching.length === 0) outcome.failures.push({ line, reason: 'no such file' });
  for (const file of matching) {
    const text = outcome.read(file);
    if (text.includes(from)) {
      outcome.changed.set(join(root, file), text.replaceAll(from, to));
      outcome.replaced++;
    } else {
      outcome.failures.push({ line, reason: `${file} does not contain it` });
    }
  }
}

function write(root: string, { changed, moves }: Outcome): void {
  for (const [file, text] of changed) writeFileSync(file, text);
  for (const { from, to } of moves) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    execFileSync('git', ['mv', from, to], { cwd: root });
    removeEmpty(root, dirname(from));
  }
}

/** Git leaves empty folders behind, and some tests list folders. */
function removeEmpty(root: string, folder: string): void {
  if (folder === '.' || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmpty(root, dirname(folder));
}

function format(root: string, { changed, moves }: Outcome): void {
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const paths = [...changed.keys()].map((file) => relative(root, file)).map((file) => targets.get(file) ?? file);
  const formatted = paths.filter((file) => /\.(tsx?|css|json|cjs)$/.test(file));
  const program = join(root, 'node_modules/.bin/oxfmt');
  // A command line has a limited length.
  for (let start = 0; start < formatted.length; start += 200) {
    const args = ['--no-error-on-unmatched-pattern', ...formatted.slice(start, start + 200)];
    execFileSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function report(instructions: Instructions, outcome: Outcome, read: (file: string) => string, flags: ReadonlySet<string>): void {
  const { symbols } = instructions;
  // After the moves a file is read at its new path.
  const targets = new Map(outcome.moves.map(({ from, to }) => [from, to]));
  const files = flags.has('--check') ? outcome.files : outcome.files.map((file) => targets.get(file) ?? file);
  const print = (kind: string, lines: readonly string[]): void => {
    for (const line of lines) console.log(`${kind}\t${line}`);
  };
  const alone = outcome.renamed.filter(({ line, locations }) => locations === 1 && line.startsWith('symbol'));
  if (flags.has('--verbose')) {
    print(
      'done',
      outcome.renamed.map(({ line, locations, files: count }) => `${line}\t${locations} places in ${count} files`),
    );
  }
  print(
    'ALONE',
    alone.map(({ line }) => line),
  );
  print('KEY', findKeys(files, read, symbols));
  print('QUOTED', findQuoted(files, read, symbols));
  if (flags.has('--mentions')) print('MENTION', findMentions(files, read, symbols));
  print('LEFT', outcome.leftovers);
  print(
    'NOT DONE',
    outcome.failures.map(({ line, reason }) => `${line}\t${reason}`),
  );
}

function main(): void {
  const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
  const inputs = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (inputs.length === 0) {
    console.error('usage: node tools/rename/rename.ts [--check] [--no-format] [--verbose] [--mentions] FILE.tsv…');
    process.exitCode = 2;
    return;
  }
  const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
  const check = flags.has('--check');
  const startedAt = performance.now();
  const instructions = parseInstructions(inputs.map((input) => readFileSync(input, 'utf8')).join('\n'));
  const outcome = run(root, instructions, { check, log: (text) => console.log(text) });
  if (!check && !flags.has('--no-format')) format(root, outcome);
  report(instructions, outcome, check ? outcome.read : (file) => readFileSync(join(root, file), 'utf8'), flags);
  const places = outcome.renamed.reduce((sum, { locations }) => sum + locations, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024);
  console.log(
    `${check ? 'would rename' : 'renamed'} ${outcome.renamed.length} of ${instructions.symbols.length} entries in ${places} places, ` +
      `${check ? 'would move' : 'moved'} ${outcome.moves.length} files, ${outcome.replaced} texts; ${outcome.changed.size} files change, ` +
      `${outcome.failures.length} not done, ${outcome.leftovers.length} mentions left; ${outcome.passes} passes, ${seconds} s, ${megabytes} MB`,
  );
  process.exitCode = outcome.failures.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
