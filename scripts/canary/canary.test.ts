import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReleases, type ReleaseStats } from './compare-releases.ts';

const ROOT = join(import.meta.dirname, '../..');
const well: ReleaseStats = { calls: 10_000, failures: 5, p95: 0.1 };

describe('compareReleases', () => {
  it.each<[string, ReleaseStats, ReleaseStats, RegExp]>([
    ['by more failures', { ...well, failures: 60 }, well, /more calls fail: 0.60 % after 0.05 %/],
    ['by slower answers', { ...well, p95: 0.13 }, well, /calls take longer: p95 130 ms after 100 ms/],
    ['by calls that nobody timed', { ...well, p95: Number.NaN }, well, /calls take longer/],
    ['by too few calls', { ...well, calls: 20 }, well, /the canary answered too few/],
    ['where nothing is there to compare with', well, { ...well, calls: 0 }, /the release before answered too few/],
  ])('%s', (_name, canary, before, problem) => {
    expect(compareReleases(canary, before).join()).toMatch(problem);
  });
});

it.each<[string, ReleaseStats]>([
  ['as well', well],
  ['better', { calls: 900, failures: 0, p95: 0.05 }],
  ['a little worse, as chance has it', { calls: 1000, failures: 4, p95: 0.12 }],
])('the canary goes on where it does %s', (_name, canary) => {
  expect(compareReleases(canary, well)).toEqual([]);
});

// Each test starts two processes, on a machine that may be busy.
describe('deploy/release go', { timeout: 120_000 }, () => {
  let canary: ReleaseStats;
  const queries: string[] = [];
  /** The queries of Prometheus that the canary uses. */
  const prometheus = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://prometheus').searchParams.get('query') ?? '';
    queries.push(query);
    const stats = query.includes('pod=~"api-canary-') ? canary : well;
    const count = query.includes('5..') ? stats.failures : stats.calls;
    const value = query.startsWith('histogram_quantile') ? stats.p95 : count;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { result: [{ value: [0, String(value)] }] } }));
  });
  beforeAll(() => new Promise<void>((resolve) => void prometheus.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void prometheus.close());

  async function go() {
    const { port } = prometheus.address() as AddressInfo;
    // Dry run: the commands are only printed.
    const env = { ...process.env, DRY: '1', KUSTOMIZE: 'echo kind:', PROMETHEUS_URL: `http://127.0.0.1:${port}` };
    const release = spawn(join(ROOT, 'deploy/release'), ['go', '7'], { env });
    const output = Promise.all([text(release.stdout), text(release.stderr)]);
    const [code] = (await once(release, 'close')) as [number];
    return { code, output: (await output).join('\n') };
  }

  it('replaces nothing when the canary is worse', async () => {
    canary = { ...well, failures: 500 };
    const { code, output } = await go();
    expect(code).not.toBe(0);
    expect(output).toContain('more calls fail');
    expect(output).not.toContain('rollout');
  });

  it('continues when the canary is no worse', async () => {
    canary = well;
    const { code, output } = await go();
    expect(output).toContain('rollout resume deployment/worker');
    expect(code).toBe(0);
    expect(queries.every((query) => query.includes('process="api"'))).toBe(true);
  });
});
