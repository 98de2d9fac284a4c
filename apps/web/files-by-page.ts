import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { joinFiles, without, type Visit } from './join-files.ts';
import { membersLayout } from './members-layout.ts';

/**
 * The weights of visits: the layout that all members load first, the files that a page waits for, and the files that a page loads later.
 */
const WEIGHT = { layout: 10, page: 3, later: 1 };

const ROUTES = /\/src\/app\/routes\//;
const MEMBERS_ROUTES = /\/src\/app\/routes\/(?:private|staff)\.ts$/;

type Chunk = Pick<
  Rolldown.OutputChunk,
  | 'fileName'
  | 'name'
  | 'code'
  | 'isEntry'
  | 'isDynamicEntry'
  | 'facadeModuleId'
  | 'moduleIds'
  | 'imports'
  | 'dynamicImports'
  | 'viteMetadata'
>;

class Files {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #importersOf: (module: string) => readonly string[];

  constructor(chunks: readonly Chunk[], importersOf: (module: string) => readonly string[]) {
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#importersOf = importersOf;
  }

  get all(): Chunk[] {
    return [...this.#chunks.values()];
  }

  isImportedBy({ facadeModuleId }: Chunk, files: RegExp): boolean {
    return facadeModuleId !== null && this.#importersOf(facadeModuleId).some((file) => files.test(file));
  }

  /** Returns these chunks and all that they import; `later` selects the dynamic imports that are included. */
  from(roots: readonly Chunk[], later?: (opened: Chunk) => boolean): Set<string> {
    const seen = new Set<string>();
    const ahead = roots.map(({ fileName }) => fileName);
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      const chunk = this.#chunks.get(next);
      if (!chunk || seen.has(next)) continue;
      seen.add(next);
      ahead.push(...chunk.imports, ...chunk.dynamicImports.filter((name) => later?.(this.#chunks.get(name) ?? chunk)));
    }
    return seen;
  }
}

/** What visitors and members load, step by step. Members load their layout before the first page and keep it. */
function visitsOf(files: Files): Visit[] {
  const entries = files.all.filter(({ isEntry }) => isEntry);
  const isLayout = ({ facadeModuleId }: Chunk) => membersLayout.some((file) => facadeModuleId?.endsWith(`/${file}`));
  const loaded = files.from(entries);
  const layout = without(files.from(files.all.filter(isLayout)), loaded);
  const forVisitors = files.from(entries, (opened) => !isLayout(opened) && !files.isImportedBy(opened, MEMBERS_ROUTES));
  const opened = files.all.filter((chunk) => chunk.isDynamicEntry && !isLayout(chunk));
  const visits = opened.map((chunk) => ({
    weight: files.isImportedBy(chunk, ROUTES) ? WEIGHT.page : WEIGHT.later,
    files: without(files.from([chunk]), forVisitors.has(chunk.fileName) ? loaded : new Set([...loaded, ...layout])),
  }));
  return [{ weight: WEIGHT.layout, files: layout }, ...visits];
}

/** Maps each module that pages share to the name of its file. */
function planFiles(files: Files): Map<string, string> {
  const loaded = files.from(files.all.filter(({ isEntry }) => isEntry));
  const rest = files.all.filter(({ fileName }) => !loaded.has(fileName));
  const groups = joinFiles(
    rest.map(({ fileName, code, imports, isDynamicEntry, viteMetadata }) => ({
      name: fileName,
      bytes: gzipSync(code).length,
      imports,
      hasStyles: (viteMetadata?.importedCss.size ?? 0) > 0,
      isShared: !isDynamicEntry,
    })),
    visitsOf(files),
  );
  const byName = new Map(rest.map((chunk) => [chunk.fileName, chunk]));
  return new Map(
    groups.flatMap((names, index) => {
      const chunks = names.flatMap((name) => byName.get(name) ?? []);
      // A chunk that several pages share has no name of its own. One prefix for all keeps the list of files in the first download short.
      const name = chunks.find(({ isDynamicEntry }) => isDynamicEntry)?.name ?? 'shared';
      return chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, `${name}-${index}`] as const));
    }),
  );
}

/** Builds the app in memory and puts each set of modules that the same pages share into one file. */
async function planByBuilding(first: InlineConfig): Promise<Map<string, string>> {
  let plan = new Map<string, string>();
  const reader: Plugin = {
    name: 'subrosa:files-of-pages',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      plan = planFiles(new Files(chunks, (module) => this.getModuleInfo(module)?.dynamicImporters ?? []));
    },
  };
  const inMemory = { ...first.build, write: false, manifest: false };
  await build({ ...first, configFile: false, logLevel: 'error', plugins: [...(first.plugins ?? []), reader], build: inMemory });
  return plan;
}

/** Builds twice: the first build shows what pages share after tree shaking, and the second one joins that into fewer files. */
export function filesByPage(first: () => InlineConfig): Plugin {
  return {
    name: 'subrosa:files-by-page',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config() {
      const plan = await planByBuilding(first());
      const shared = { name: (id: string) => plan.get(id) ?? null, debugName: 'shared', includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } };
    },
  };
}
