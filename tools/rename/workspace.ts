/** The repository in memory, as one TypeScript program. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type * as TypeScript from '../imports/node_modules/typescript/lib/typescript.js';

/** TypeScript 7 exports no language service; the import check has version 6 installed. */
export const ts = createRequire(import.meta.url)('../imports/node_modules/typescript/lib/typescript.js') as typeof TypeScript;

export type { TypeScript };

export interface Edit {
  start: number;
  length: number;
  text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, length, text: inserted } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + inserted + result.slice(start + length);
  }
  return result;
}

/** All files of the work tree that git does not ignore. */
export function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The import rules are tested on small trees that must not be part of the program. */
export const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/^tools\/imports\/(planted|fixtures)\//.test(file);

const compilerOptions = (root: string): TypeScript.CompilerOptions => ({
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'vite/client'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  // This package is consumed as built output; its sources must be part of the program.
  paths: { '@subrosa/mail': [join(root, 'packages/mail/src/index.ts')] },
});

/** Shared, so that the tests parse the standard library once. */
const registry = ts.createDocumentRegistry();

export class Workspace {
  readonly root: string;
  /** By absolute path. */
  readonly texts = new Map<string, string>();
  readonly service: TypeScript.LanguageService;
  readonly #versions = new Map<string, number>();

  constructor(root: string, files: readonly string[]) {
    this.root = root;
    for (const file of files) this.texts.set(join(root, file), readFileSync(join(root, file), 'utf8'));
    this.service = ts.createLanguageService(this.#host(), registry);
  }

  program(): TypeScript.Program {
    const program = this.service.getProgram();
    if (!program) throw new Error('the language service has no program');
    return program;
  }

  write(file: string, text: string): void {
    this.texts.set(file, text);
    this.#versions.set(file, (this.#versions.get(file) ?? 0) + 1);
  }

  /** `path:line` for a report. */
  describe(source: TypeScript.SourceFile, position: number): string {
    return `${relative(this.root, source.fileName)}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  }

  #host(): TypeScript.LanguageServiceHost {
    const options = compilerOptions(this.root);
    const read = (file: string): string | undefined => this.texts.get(file) ?? ts.sys.readFile(file);
    return {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...this.texts.keys()],
      getScriptVersion: (file) => String(this.#versions.get(file) ?? 0),
      getScriptSnapshot: (file) => {
        const text = read(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => this.root,
      getDefaultLibFileName: (chosen) => ts.getDefaultLibFilePath(chosen),
      fileExists: (file) => this.texts.has(file) || ts.sys.fileExists(file),
      readFile: read,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      // Packages are links in node_modules: without this the program would contain every one of their files twice.
      realpath: (path) => ts.sys.realpath?.(path) ?? path,
      readDirectory: ts.sys.readDirectory,
    };
  }
}

/** The innermost node that contains a position. */
export function nodeAt(source: TypeScript.SourceFile, position: number): TypeScript.Node {
  let node: TypeScript.Node = source;
  for (;;) {
    let inner: TypeScript.Node | undefined;
    ts.forEachChild(node, (child) => {
      if (child.getStart(source) <= position && position < child.getEnd()) inner ??= child;
    });
    if (!inner) return node;
    node = inner;
  }
}
