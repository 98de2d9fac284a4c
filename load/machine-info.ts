import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** Date, machine and other load of a measurement. */
export function machineInfo(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const [core] = cpus();
  const load = loadavg().map((value) => value.toFixed(1));
  return (
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, ${cpus().length} cores (${core?.model ?? 'unknown'}), ` +
    `load average before ${load.join(', ')}, ${Math.round(totalmem() / 2 ** 30)} GB`
  );
}
