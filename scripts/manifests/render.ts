import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { prometheusRuleOf } from './prometheus-rule.ts';
import type { Cluster, Manifest } from './manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const KUSTOMIZE = join(ROOT, 'deploy/kustomize');

const tools = [
  { command: ['kustomize', 'build'], versionArgs: ['version'] },
  { command: ['kubectl', 'kustomize'], versionArgs: ['version', '--client'] },
] as const;

/** The command that renders on this machine, or null. */
export function findKustomize(): readonly string[] | null {
  return tools.find(({ command: [program], versionArgs }) => spawnSync(program, versionArgs).status === 0)?.command ?? null;
}

function render([program = '', ...args]: readonly string[], folder: string): Manifest[] {
  const text = execFileSync(program, [...args, folder], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** An overlay with the objects that `deploy/release` applies beside it. */
function wholeCluster(command: readonly string[], name: string, overlay: string): Cluster {
  const apart = ['canary', 'migrate', 'monitoring'].map((folder) => join(KUSTOMIZE, folder));
  const rule = prometheusRuleOf(readFileSync(join(ROOT, 'deploy/monitoring/alerts.yaml'), 'utf8'), 'subrosa');
  return { name, objects: [...[overlay, ...apart].flatMap((folder) => render(command, folder)), rule] };
}

/** Production with an optional component: by an overlay that names both. */
function withComponent(command: readonly string[], component: string): Cluster {
  mkdirSync(join(ROOT, '.artifacts'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.artifacts/overlay-'));
  try {
    const [resources, components] = [join(KUSTOMIZE, 'overlays/production'), component].map((path) => [relative(folder, path)]);
    writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify({ resources, components }));
    return wholeCluster(command, `production with ${basename(component)}`, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function renderClusters(command: readonly string[]): Cluster[] {
  return [
    wholeCluster(command, 'production', join(KUSTOMIZE, 'overlays/production')),
    wholeCluster(command, 'staging', join(KUSTOMIZE, 'overlays/staging')),
    ...globSync(join(KUSTOMIZE, 'components/*')).map((component) => withComponent(command, component)),
  ];
}

/** `max_connections` of the PostgreSQL of deploy/topology. */
export function readMaxConnections(): number {
  const patroni = parse(readFileSync(join(ROOT, 'deploy/topology/patroni.yml'), 'utf8')) as {
    bootstrap: { dcs: { postgresql: { parameters: { max_connections: number } } } };
  };
  return patroni.bootstrap.dcs.postgresql.parameters.max_connections;
}
