import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { pushHosts } from '../apps/server/src/platform/push/hosts.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

interface Peer {
  namespaceSelector?: Selector;
  podSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

interface Rule {
  to?: Peer[];
  from?: Peer[];
  ports?: { port: number | string; protocol?: string }[];
}

interface PodSpec {
  automountServiceAccountToken?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: object;
  containers: { name: string; securityContext?: object }[];
  initContainers?: unknown[];
  volumes?: Record<string, unknown>[];
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    podSelector?: Selector;
    policyTypes?: string[];
    ingress?: Rule[];
    egress?: Rule[];
    template?: { metadata?: { labels?: Record<string, string> }; spec: PodSpec };
  };
}

const manifestsOf = (...patterns: string[]): Manifest[] =>
  globSync(patterns, { cwd: join(ROOT, 'deploy/kustomize') })
    .filter((path) => !path.endsWith('kustomization.yaml'))
    .flatMap((path) => parseAllDocuments(read(`deploy/kustomize/${path}`)).map((document) => document.toJS() as Manifest));

const base = manifestsOf('base/*.yaml');
const production = [...base, ...manifestsOf('overlays/production/outside.yaml')];
const policiesIn = (manifests: readonly Manifest[]) => manifests.filter(({ kind }) => kind === 'NetworkPolicy');
const pods = manifestsOf('{base,canary,migrate}/*.yaml').filter(({ spec }) => spec?.template);

const isEveryPod = (selector: Selector | undefined) => selector !== undefined && Object.keys(selector).length === 0;

function processesOf(selector: Selector | undefined): string[] {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  const named = matchExpressions.filter(({ key, operator }) => key === 'process' && operator === 'In').flatMap(({ values }) => values);
  return matchLabels['process'] ? [matchLabels['process']] : named;
}

/** The destination of a policy, as ARCHITECTURE names it. */
function destinationOf(name: string): string {
  return name.replace(/^(to|outside)-/, '');
}

/** The third column of a row of ARCHITECTURE, as names of policies. */
const destinationPatterns: readonly [RegExp, readonly string[]][] = [
  [/PostgreSQL/, ['postgres']],
  [/Redis/, ['redis']],
  [/S3/, ['store']],
  [/key provider/, ['key-provider']],
  [/the documents process/, ['documents']],
  [/the decoder/, ['decoder']],
  [/NCMEC/, ['agency']],
  [/list of breached passwords/, ['breached-passwords']],
  [/every outside provider/, ['mail', 'antivirus', 'hash-list', 'providers']],
];

const rows = [...read('ARCHITECTURE.md').matchAll(/^\| (\w+) \| \[main\/\w+\.ts\]\([^)]*\) \| ([^|]+) \|/gm)]
  .map(([, process = '', reaches = '']) => ({ process, reaches }))
  // `all` is for development; administrators and transparency-recover run once, as other processes do with other arguments.
  .filter(({ process }) => process !== 'all' && process !== 'administrators');

describe('the network of the cluster', () => {
  it('denies all connections without a policy', () => {
    const denial = policiesIn(base).find(({ metadata }) => metadata.name === 'default-deny');
    expect(denial?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('names both ends and the ports of every allowed connection', () => {
    for (const { metadata, spec } of policiesIn(production).filter((one) => one.metadata.name !== 'default-deny')) {
      const rules = [...(spec.ingress ?? []), ...(spec.egress ?? [])];
      const isForAll = metadata.name === 'from-monitoring';
      expect(isForAll ? isEveryPod(spec.podSelector) : processesOf(spec.podSelector).length > 0, metadata.name).toBe(true);
      expect(rules.length, metadata.name).toBeGreaterThan(0);
      for (const { to = [], from = [], ports = [] } of rules) {
        expect(ports.length, metadata.name).toBeGreaterThan(0);
        expect([...to, ...from].length, metadata.name).toBeGreaterThan(0);
        for (const { ipBlock, namespaceSelector, podSelector } of [...to, ...from]) {
          const isNamed = ipBlock !== undefined || [namespaceSelector, podSelector].some((one) => one && !isEveryPod(one));
          expect(isNamed, metadata.name).toBe(true);
        }
      }
    }
  });

  it.each(rows)('lets $process reach the destinations of ARCHITECTURE, and nothing else', ({ process, reaches }) => {
    const opened = policiesIn(production)
      .filter(({ spec }) => spec.egress && processesOf(spec.podSelector).includes(process))
      .map(({ metadata }) => destinationOf(metadata.name))
      .filter((name) => name !== 'traces' && name !== 'dns');
    const expected = destinationPatterns.filter(([pattern]) => pattern.test(reaches)).flatMap(([, names]) => names);
    expect(new Set(opened)).toEqual(new Set(expected));
  });

  it('lets the decoder reach nothing, not even DNS', () => {
    const opened = policiesIn(production).filter(({ spec }) => spec.egress && processesOf(spec.podSelector).includes('decoder'));
    expect(opened).toEqual([]);
  });

  it('allows public IP addresses for the worker alone, and private ones for no process', () => {
    for (const { metadata, spec } of policiesIn(production)) {
      const blocks = (spec.egress ?? []).flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []));
      for (const { cidr, except = [] } of blocks.filter((block) => !block.cidr.endsWith('/32'))) {
        expect(processesOf(spec.podSelector), metadata.name).toEqual(['worker']);
        if (cidr !== '0.0.0.0/0') expect(cidr).toBe('2000::/3');
        else expect(except).toEqual(expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']));
      }
    }
  });

  it('names the hosts of the default providers for clusters that support it', () => {
    const text = read('deploy/kustomize/components/provider-hosts/hosts.yaml');
    const hosts = [...text.matchAll(/match(?:Name|Pattern): '?([\w.*-]+\.\w+)/g)].map(([, host]) => host);
    const settings = [...read('apps/server/src/platform/config/settings.ts').matchAll(/\.default\('https:\/\/([\w.-]+)/g)].map(
      ([, host]) => host,
    );
    // Only browsers of members connect to these hosts.
    const browsersOnly = ['api.ccbill.com', 'support.ccbill.com'];
    expect(new Set([...hosts, ...browsersOnly])).toEqual(new Set([...settings, ...pushHosts.split(',')]));
  });
});

describe('a pod', () => {
  it('exists for every process that ARCHITECTURE names', () => {
    const processes = pods.map(({ spec }) => spec.template?.metadata?.labels?.['process']);
    expect(new Set(processes)).toEqual(new Set(rows.map(({ process }) => process)));
  });

  it.each(pods.map(({ metadata, spec }) => ({ name: metadata.name, pod: spec.template!.spec })))('$name has no rights', ({ pod }) => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect([pod.hostNetwork, pod.hostPID, pod.hostIPC, pod.initContainers]).toEqual([undefined, undefined, undefined, undefined]);
    for (const volume of pod.volumes ?? []) expect(volume).not.toHaveProperty('hostPath');
    for (const { securityContext } of pod.containers) {
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    }
  });
});
