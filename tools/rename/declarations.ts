/** Finds the declarations that an entry names. */
import { join } from 'node:path';
import type { SymbolEntry } from './instructions.ts';
import { ts, type TypeScript, type Workspace } from './workspace.ts';

export type NamedDeclaration = TypeScript.Declaration & { name: TypeScript.Identifier };

/** Nodes that have a `name` and declare nothing: `a.name`, import and export specifiers, JSX attributes. */
const useTests: readonly ((node: TypeScript.Node) => boolean)[] = [
  ts.isPropertyAccessExpression,
  ts.isImportSpecifier,
  ts.isExportSpecifier,
  ts.isImportClause,
  ts.isNamespaceImport,
  ts.isJsxAttribute,
  ts.isMetaProperty,
  ts.isShorthandPropertyAssignment,
  ts.isNamedTupleMember,
];

function isDeclarationOf(node: TypeScript.Node, name: string): node is NamedDeclaration {
  const named = (node as { name?: TypeScript.Node }).name;
  if (!named || !ts.isIdentifier(named) || named.text !== name) return false;
  return !useTests.some((isUse) => isUse(node));
}

const isLocal = (node: TypeScript.Node): boolean => ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);

export const isMember = (node: TypeScript.Node): boolean =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessor(node) ||
  ts.isSetAccessor(node);

const acceptedBy: Record<Exclude<SymbolEntry['kind'], 'symbol'>, (node: TypeScript.Node) => boolean> = {
  local: isLocal,
  member: isMember,
  key: ts.isPropertyAssignment,
};

function collect(
  root: TypeScript.Node,
  name: string,
  accepts: (node: TypeScript.Node) => boolean,
): { node: NamedDeclaration; depth: number }[] {
  const found: { node: NamedDeclaration; depth: number }[] = [];
  const visit = (node: TypeScript.Node, depth: number): void => {
    if (node !== root && isDeclarationOf(node, name) && accepts(node)) found.push({ node, depth });
    ts.forEachChild(node, (child) => visit(child, depth + 1));
  };
  visit(root, 0);
  return found;
}

/** One declaration of each symbol that has this name at the least depth. */
function outermost(checker: TypeScript.TypeChecker, within: TypeScript.Node, name: string): NamedDeclaration[] {
  const found = collect(within, name, () => true);
  const least = Math.min(...found.map(({ depth }) => depth));
  const symbols = new Map<TypeScript.Symbol | undefined, NamedDeclaration>();
  for (const { node, depth } of found) {
    if (depth !== least) continue;
    const symbol = checker.getSymbolAtLocation(node.name);
    if (!symbols.has(symbol)) symbols.set(symbol, node);
  }
  return [...symbols.values()];
}

/** The declaration at a path such as `Row.told`, or the reason why there is none. */
function findDeclaration(checker: TypeScript.TypeChecker, source: TypeScript.SourceFile, path: string): NamedDeclaration | string {
  let within: TypeScript.Node = source;
  const names = path.split('.');
  for (const [index, name] of names.entries()) {
    const found = outermost(checker, within, name);
    const [declaration] = found;
    if (!declaration) return `no declaration of ${name}`;
    if (found.length > 1) return `${found.length} declarations of ${name} at the same depth; give a path such as Outer.${name}`;
    if (index === names.length - 1) return declaration;
    within = declaration;
  }
  return 'empty name';
}

/** The declarations of an entry, or the reason why there are none; `filesOf` lists the files of a glob. */
export function findDeclarations(
  workspace: Workspace,
  program: TypeScript.Program,
  entry: SymbolEntry,
  filesOf: (glob: string) => readonly string[],
): NamedDeclaration[] | string {
  const checker = program.getTypeChecker();
  if (entry.kind === 'symbol') {
    const source = program.getSourceFile(join(workspace.root, entry.file));
    if (!source) return 'no such file';
    const found = findDeclaration(checker, source, entry.from);
    return typeof found === 'string' ? found : [found];
  }
  const found = new Map<TypeScript.Symbol, NamedDeclaration>();
  for (const file of filesOf(entry.file)) {
    if (!workspace.texts.get(file)?.includes(entry.from)) continue;
    const source = program.getSourceFile(file);
    for (const { node } of source ? collect(source, entry.from, acceptedBy[entry.kind]) : []) {
      const symbol = checker.getSymbolAtLocation(node.name);
      if (symbol && !found.has(symbol)) found.set(symbol, node);
    }
  }
  return [...found.values()];
}

/** Positions behind `OLD` in `{ OLD }`: the key can be renamed alone once it is written as `{ OLD: OLD }`. */
export function findShorthands(source: TypeScript.SourceFile, name: string): number[] {
  const found: number[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isShorthandPropertyAssignment(node) && node.name.text === name) found.push(node.name.getEnd());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
