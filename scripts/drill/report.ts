import { cpus, release, totalmem } from 'node:os';

/** One run of the drill. */
export interface DrillRun {
  at: string;
  commit: string;
  passed: boolean;
  /** Seconds of each step, in order. */
  steps: Record<string, number>;
  /** Measurements other than durations. */
  measurements: Record<string, string>;
}

const clock = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const rows = (runs: readonly DrillRun[], pick: (run: DrillRun) => Record<string, string>) => {
  const names = [...new Set(runs.flatMap((run) => Object.keys(pick(run))))];
  return names.map((name) => `| ${name} | ${runs.map((run) => pick(run)[name] ?? '').join(' | ')} |`).join('\n');
};

/** A table of the latest runs. */
export function formatReport(runs: readonly DrillRun[]): string {
  const [first] = cpus();
  const heads = runs.map(({ at, commit, passed }) => `${at.slice(0, 16).replace('T', ' ')} UTC, ${commit}${passed ? '' : ', **failed**'}`);
  const rule = `|---|${'---|'.repeat(runs.length)}`;
  return `# Drill

The latest runs of \`npm run drill\`: an installation of [deploy/one-machine](../one-machine.md) from scratch with members, upgraded, destroyed and restored. Times are in minutes and seconds; \`ENVIRONMENT=production\`, with all its checks.

Machine: ${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Linux ${release()}, shared with other work. No image registry was reachable: images were built from Debian's archive and npm. Ceph's gateway replaced Garage, [the sandbox](../../apps/sandbox/README.md) replaced OpenBao and the outside providers, and ClamAV had one signature: Garage, OpenBao, Let's Encrypt and real providers are **not checked**.

| step | ${heads.join(' | ')} |
${rule}
${rows(runs, ({ steps }) => Object.fromEntries(Object.entries(steps).map(([name, seconds]) => [name, clock(seconds)])))}
| **total** | ${runs.map(({ steps }) => clock(Object.values(steps).reduce((sum, seconds) => sum + seconds, 0))).join(' | ')} |

| measurement | ${heads.join(' | ')} |
${rule}
${rows(runs, ({ measurements: facts }) => facts)}
`;
}
