import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster, Manifest } from './manifest.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The packages with the models of groups outside Kubernetes itself. */
const packages: Readonly<Record<string, string>> = {
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'cilium.io': '@kubernetes-models/cilium',
};

const modelOf = ({ apiVersion, kind }: Manifest) =>
  `${packages[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;

interface Model {
  validate(): void;
}

/** Fields that are missing, of another type or out of range, by the schema that the API server publishes. */
async function findWrongValues(manifest: Manifest): Promise<string[]> {
  const models = (await import(modelOf(manifest)).catch(() => ({}))) as Record<string, new (data: Manifest) => Model>;
  const Model = models[manifest.kind];
  if (!Model) return [`there is no schema of ${manifest.apiVersion}`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, module: 'nodenext', target: 'es2024', types: [] };

/**
 * Fields that the API server would drop silently. The schema allows them, but the compiler does not: it rejects an
 * unknown property of an object literal. So each object is written as a literal of its type, one file for each.
 */
async function findUnknownFields(manifests: readonly Manifest[]): Promise<Map<Manifest, string[]>> {
  await mkdir(join(ROOT, '.artifacts'), { recursive: true });
  // Inside the root, so that the compiler finds the packages.
  const folder = await mkdtemp(join(ROOT, '.artifacts/manifests-'));
  try {
    const files = manifests.map((manifest, index) => ({ manifest, path: join(folder, `${index}.ts`) }));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    for (const { manifest, path } of files) {
      const literal = JSON.stringify(manifest, null, 1);
      await writeFile(path, `import type { I${manifest.kind} as T } from '${modelOf(manifest)}';\nexport const o: T = ${literal};\n`);
    }
    const output = await compile(folder);
    const problems = new Map<Manifest, string[]>();
    for (const [, index = '', line = '', message = ''] of output.matchAll(/(\d+)\.ts\((\d+),\d+\): error TS\d+: (.+)/g)) {
      const file = files[Number(index)];
      if (!file) continue;
      const text = (await readFile(file.path, 'utf8')).split('\n')[Number(line) - 1]?.trim();
      problems.set(file.manifest, [...(problems.get(file.manifest) ?? []), `${message.replaceAll(/'"|"'/g, "'")} (${text})`]);
    }
    // Any other message of the compiler must be reported.
    if (output.includes('error') && problems.size === 0) throw new Error(output);
    return problems;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const compile = (folder: string) =>
  new Promise<string>((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin/tsc'), ['--project', folder, '--pretty', 'false'], (_error, output) => resolve(output));
  });

export async function findSchemaProblems(clusters: readonly Cluster[]): Promise<string[]> {
  // The same object of several clusters is checked once.
  const distinct = new Map(
    clusters.flatMap(({ name, objects }) => objects.map((manifest) => [JSON.stringify(manifest), { name, manifest }] as const)),
  );
  const known: { name: string; manifest: Manifest }[] = [];
  const problems: string[] = [];
  const report = (name: string, { kind, metadata }: Manifest, what: string) => problems.push(`${name}: ${kind}/${metadata.name}: ${what}`);
  for (const { name, manifest } of distinct.values()) {
    const wrong = await findWrongValues(manifest);
    for (const what of wrong) report(name, manifest, what);
    if (wrong.length === 0) known.push({ name, manifest });
  }
  const unknown = await findUnknownFields(known.map(({ manifest }) => manifest));
  for (const { name, manifest } of known) for (const what of unknown.get(manifest) ?? []) report(name, manifest, what);
  return problems;
}
