/**
 * Renames symbols in passes: a pass collects the edits of all entries that do not touch the same text, applies them and
 * builds the next program. Two entries that meet (a property and a local of the same name, say) take two passes.
 */
import { matchesGlob, relative } from 'node:path';
import { findDeclarations, findShorthands, type NamedDeclaration } from './declarations.ts';
import type { Failure, SymbolEntry } from './instructions.ts';
import { findCollision, findPlaces } from './places.ts';
import { applyEdits, ts, type Edit, type TypeScript, type Workspace } from './workspace.ts';

interface Renamed {
  line: string;
  locations: number;
  files: number;
}

export interface SymbolOutcome {
  renamed: Renamed[];
  failures: Failure[];
  /** Text of every changed file, by its absolute path before any move. */
  changed: Map<string, string>;
  passes: number;
}

interface Pending {
  entry: SymbolEntry;
  locations: number;
  files: Set<string>;
  /** Declarations that cannot be renamed, as `path:line`. */
  rejected: Set<string>;
  /** Why nothing was found in the last pass: another entry may create the old name of this one. */
  missing: string | null;
}

interface Pass {
  program: TypeScript.Program;
  edits: Map<string, Edit[]>;
  /** Places that this pass changes already. */
  taken: Set<string>;
  /** Names that this pass brings into a file: a second entry with the same name waits, so that the collision is seen. */
  arriving: Set<string>;
  hasProgress: boolean;
}

function addEdit({ edits }: Pass, file: string, edit: Edit): void {
  const list = edits.get(file) ?? [];
  list.push(edit);
  edits.set(file, list);
}

class Renaming {
  readonly outcome: SymbolOutcome = { renamed: [], failures: [], changed: new Map(), passes: 0 };
  readonly #workspace: Workspace;
  readonly #filesByGlob = new Map<string, string[]>();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** Returns the entries that have to wait for the next pass; null when no further pass would help. */
  runPass(pending: readonly Pending[]): Pending[] | null {
    const program = this.#workspace.program();
    const pass: Pass = { program, edits: new Map(), taken: new Set(), arriving: new Set(), hasProgress: false };
    this.outcome.passes++;
    const later = pending.filter((one) => this.#process(pass, one));
    for (const [file, edits] of pass.edits) this.#write(file, applyEdits(this.#workspace.texts.get(file) ?? '', edits));
    if (pass.hasProgress) return later;
    for (const { entry, missing } of later) this.#fail(entry, missing ?? 'no pass could rename it');
    return null;
  }

  collapseChanged(): void {
    for (const [file, text] of this.outcome.changed) {
      const collapsed = collapse(file, text);
      if (collapsed !== text) this.#write(file, collapsed);
    }
  }

  /** Whether the entry has to wait for the next pass. */
  #process(pass: Pass, one: Pending): boolean {
    const found = findDeclarations(this.#workspace, pass.program, one.entry, (glob) => this.#filesOf(glob));
    if (typeof found === 'string') {
      one.missing = found;
      if (found.startsWith('no declaration')) return true;
      this.#fail(one.entry, found);
      return false;
    }
    const isExpanded = one.entry.kind === 'key' && this.#expandShorthands(pass, one.entry);
    if (isExpanded || (found.length === 0 && one.locations === 0 && one.rejected.size === 0)) {
      one.missing = 'no declaration found';
      return true;
    }
    one.missing = null;
    const waiting = found.filter((declaration) => this.#rename(pass, one, declaration) === 'waits');
    if (waiting.length > 0) return true;
    if (one.locations > 0) this.outcome.renamed.push({ line: one.entry.line, locations: one.locations, files: one.files.size });
    return false;
  }

  /** Writes `{ x }` as `{ x: x }`; returns whether there was one. */
  #expandShorthands(pass: Pass, { file: glob, from }: SymbolEntry): boolean {
    let isExpanded = false;
    for (const file of this.#filesOf(glob)) {
      const source = this.#workspace.texts.get(file)?.includes(from) ? pass.program.getSourceFile(file) : undefined;
      for (const end of source ? findShorthands(source, from) : []) {
        isExpanded = true;
        const key = `${file}:${end - from.length}`;
        if (pass.taken.has(key)) continue;
        pass.taken.add(key);
        pass.hasProgress = true;
        addEdit(pass, file, { start: end, length: 0, text: `: ${from}` });
      }
    }
    return isExpanded;
  }

  #rename(pass: Pass, one: Pending, declaration: NamedDeclaration): 'done' | 'waits' | 'rejected' {
    const { entry } = one;
    const source = declaration.getSourceFile();
    const start = declaration.name.getStart();
    const where = this.#workspace.describe(source, start);
    if (one.rejected.has(where)) return 'rejected';
    // An entry above renames this declaration in the same pass: the next pass sees what is left.
    if (pass.taken.has(`${source.fileName}:${start}`)) return 'waits';
    const places = findPlaces(this.#workspace, pass.program, declaration);
    const problem = typeof places === 'string' ? places : findCollision(this.#workspace, pass.program, declaration, places, entry.to);
    if (problem !== null || typeof places === 'string') {
      one.rejected.add(where);
      this.#fail(entry, entry.kind === 'symbol' ? `${problem}` : `${where}: ${problem}`);
      return 'rejected';
    }
    // Not for locals: those of different functions may well have the same name.
    const arrivals = entry.kind === 'symbol' ? places.map(({ file }) => `${file}\0${entry.to}`) : [];
    const keys = places.map((place) => `${place.file}:${place.start}`);
    if (keys.some((key) => pass.taken.has(key)) || arrivals.some((key) => pass.arriving.has(key))) return 'waits';
    for (const key of arrivals) pass.arriving.add(key);
    for (const key of keys) pass.taken.add(key);
    for (const { file, start: at, length, prefix, suffix } of places) {
      addEdit(pass, file, { start: at, length, text: `${prefix}${entry.to}${suffix}` });
      one.files.add(file);
    }
    one.locations += places.length;
    pass.hasProgress = true;
    return 'done';
  }

  #filesOf(glob: string): readonly string[] {
    const files =
      this.#filesByGlob.get(glob) ??
      [...this.#workspace.texts.keys()].filter((path) => matchesGlob(relative(this.#workspace.root, path), glob));
    this.#filesByGlob.set(glob, files);
    return files;
  }

  #write(file: string, text: string): void {
    this.#workspace.write(file, text);
    this.outcome.changed.set(file, text);
  }

  #fail({ line }: SymbolEntry, reason: string): void {
    this.outcome.failures.push({ line, reason });
  }
}

export function renameSymbols(
  workspace: Workspace,
  entries: readonly SymbolEntry[],
  log: (text: string) => void = () => {},
): SymbolOutcome {
  const renaming = new Renaming(workspace);
  let pending: Pending[] | null = entries.map((entry) => ({
    entry,
    locations: 0,
    files: new Set(),
    rejected: new Set(),
    missing: null,
  }));
  while (pending && pending.length > 0) {
    const startedAt = performance.now();
    const before = pending.length;
    pending = renaming.runPass(pending);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log(`pass ${renaming.outcome.passes}: ${before} entries, ${pending?.length ?? 0} left, ${seconds} s`);
  }
  renaming.collapseChanged();
  return renaming.outcome;
}

/** Writes `{ x: x }` and `import { x as x }`, which two renames of one place leave, as `x`. */
function collapse(file: string, text: string): string {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const edits: Edit[] = [];
  const visit = (node: TypeScript.Node): void => {
    const [first, second] = namePair(node);
    if (first && second && ts.isIdentifier(first) && ts.isIdentifier(second) && first.text === second.text) {
      edits.push({ start: first.getStart(), length: second.getEnd() - first.getStart(), text: second.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return applyEdits(text, edits);
}

/** The outer and the inner name of a property, a destructured name, an import or an export. */
function namePair(node: TypeScript.Node): TypeScript.Node[] {
  if (ts.isPropertyAssignment(node)) return [node.name, node.initializer];
  if (ts.isBindingElement(node) || ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
    return node.propertyName ? [node.propertyName, node.name] : [];
  }
  return [];
}
