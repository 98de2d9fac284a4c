/** advisories: checks installed packages for high and critical advisories. Ends as not checked when the registry serves none. */
import { spawnSync } from 'node:child_process';
import { EXIT_NOT_CHECKED } from './verdict.ts';

/** The number of high and critical advisories; null when no registry could be queried. */
export function countSevereAdvisories(cwd: string = process.cwd()): number | null {
  const audit = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { metadata } = JSON.parse(audit.stdout || '{}') as { metadata?: { vulnerabilities: Record<string, number> } };
  return metadata ? (metadata.vulnerabilities['high'] ?? 0) + (metadata.vulnerabilities['critical'] ?? 0) : null;
}

if (import.meta.main) {
  const severe = countSevereAdvisories();
  if (severe === null) {
    console.log('NOT CHECKED: the package registry of this machine does not serve advisories.');
    process.exitCode = EXIT_NOT_CHECKED;
  } else {
    console.log(`${severe} high or critical advisories`);
    process.exitCode = severe > 0 ? 1 : 0;
  }
}
