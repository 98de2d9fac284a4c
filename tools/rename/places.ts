/** Finds all places that carry the name of a declaration, and whether a new name fits there. */
import { relative } from 'node:path';
import { isMember, type NamedDeclaration } from './declarations.ts';
import { nodeAt, ts, type TypeScript, type Workspace } from './workspace.ts';

export interface Place {
  file: string;
  start: number;
  length: number;
  prefix: string;
  suffix: string;
}

/**
 * All places that carry the name, or the reason why it cannot be renamed. The language service stops at `export { X } from`
 * when it returns prefix and suffix texts (it would write `export { New as X } from`), so the search goes on behind each of those.
 */
export function findPlaces(workspace: Workspace, program: TypeScript.Program, declaration: NamedDeclaration): Place[] | string {
  const first = declaration.getSourceFile();
  const queue = [{ file: first.fileName, start: declaration.name.getStart(first) }];
  const visited = new Set<string>();
  const places = new Map<string, Place>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const position = `${next.file}:${next.start}`;
    if (visited.has(position)) continue;
    visited.add(position);
    const found = findRenameLocations(workspace, next.file, next.start);
    if (typeof found === 'string') return found;
    for (const place of found) {
      const key = `${place.file}:${place.start}`;
      const kind = specifierKind(program, place);
      if (kind === 'export') queue.push(place);
      if (kind !== null) places.set(key, { ...place, prefix: '', suffix: '' });
      else if (!places.has(key)) places.set(key, place);
    }
  }
  return [...places.values()];
}

function findRenameLocations(workspace: Workspace, file: string, position: number): Place[] | string {
  const info = workspace.service.getRenameInfo(file, position, { allowRenameOfImportPath: false });
  if (!info.canRename) return info.localizedErrorMessage;
  const locations = workspace.service.findRenameLocations(file, position, false, false, {
    providePrefixAndSuffixTextForRename: true,
    allowRenameOfImportPath: false,
  });
  const outside = locations?.find(({ fileName }) => !workspace.texts.has(fileName));
  if (outside) return `is also declared in ${relative(workspace.root, outside.fileName)}`;
  return (locations ?? []).map(({ fileName, textSpan, prefixText = '', suffixText = '' }) => ({
    file: fileName,
    ...textSpan,
    prefix: prefixText,
    suffix: suffixText,
  }));
}

/** Whether a place is `x` in `export { x }`, or `x` in an `import { x }` that is only reached behind a re-export and follows the new name. */
function specifierKind(program: TypeScript.Program, { file, start, prefix }: Place): 'export' | 'import' | null {
  const source = program.getSourceFile(file);
  const parent = source && nodeAt(source, start).parent;
  if (!parent || !(ts.isExportSpecifier(parent) || ts.isImportSpecifier(parent)) || parent.propertyName) return null;
  if (ts.isExportSpecifier(parent)) return 'export';
  return prefix === '' ? null : 'import';
}

interface InternalChecker {
  resolveName(
    name: string,
    location: TypeScript.Node,
    meaning: TypeScript.SymbolFlags,
    excludeGlobals: boolean,
  ): TypeScript.Symbol | undefined;
}

const ANY_MEANING = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Alias;

/** Why the new name cannot be used at one of the places, or null. */
export function findCollision(
  workspace: Workspace,
  program: TypeScript.Program,
  declaration: NamedDeclaration,
  places: readonly Place[],
  to: string,
): string | null {
  if (isMember(declaration) || ts.isPropertyAssignment(declaration)) return findMemberCollision(workspace, declaration, to);
  const checker = program.getTypeChecker();
  const own = checker.getSymbolAtLocation(declaration.name);
  const hidesGlobal = new Map<string, boolean>();
  for (const place of places) {
    const source = program.getSourceFile(place.file);
    const node = source && nodeAt(source, place.start);
    if (!node || !isInScope(node)) continue;
    const present = (checker as unknown as InternalChecker).resolveName(to, node, ANY_MEANING, true);
    if (present && present !== own) {
      const [other] = present.declarations ?? [];
      const declared = other ? ` (declared in ${workspace.describe(other.getSourceFile(), other.getStart())})` : '';
      return `${to} is in scope already at ${workspace.describe(source, place.start)}${declared}`;
    }
    if (!hidesGlobal.has(place.file)) hidesGlobal.set(place.file, usesGlobal(source, to, checker));
    if (hidesGlobal.get(place.file)) return `the global ${to} is used in ${relative(workspace.root, place.file)}`;
  }
  return null;
}

/** The outer name of `import { X as local }` and `export { local as X }`, and the name behind a dot, are in no scope of the file. */
function isInScope(node: TypeScript.Node): boolean {
  const { parent } = node;
  if ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && parent.propertyName) return false;
  return !(ts.isPropertyAccessExpression(parent) && parent.name === node);
}

/** The members of a class, an interface or a type, the keys of an object. */
function siblingsOf(parent: TypeScript.Node): readonly TypeScript.NamedDeclaration[] {
  if (ts.isObjectLiteralExpression(parent)) return parent.properties;
  return ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent) || ts.isTypeLiteralNode(parent) ? parent.members : [];
}

function findMemberCollision(workspace: Workspace, { parent }: NamedDeclaration, to: string): string | null {
  const members = siblingsOf(parent);
  const existing = members.find(({ name }) => name && ts.isIdentifier(name) && name.text === to);
  return existing ? `${to} is a member already: ${workspace.describe(parent.getSourceFile(), existing.getStart())}` : null;
}

function usesGlobal(source: TypeScript.SourceFile, name: string, checker: TypeScript.TypeChecker): boolean {
  if (!source.text.includes(name)) return false;
  const isUse = (node: TypeScript.Node): boolean => {
    if (!ts.isIdentifier(node) || node.text !== name) return false;
    const { parent } = node;
    if ((parent as { name?: TypeScript.Node }).name === node && !ts.isShorthandPropertyAssignment(parent)) return false;
    const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
    return declarations.some((one) => one.getSourceFile().isDeclarationFile);
  };
  const visit = (node: TypeScript.Node): boolean => isUse(node) || (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(source);
}
