/**
 * canary: whether the api of the next release does as well as those of the release before, by what Prometheus has counted.
 *
 *   PROMETHEUS_URL=http://prometheus:9090 node scripts/canary.ts
 *
 * Ends with 1 where it does worse, or where the data do not show it; `deploy/release go` stops then.
 */
import { compareReleases } from './canary/compare-releases.ts';
import { readReleaseStats } from './canary/read-release-stats.ts';

const WINDOW = process.env['CANARY_WINDOW'] ?? '30m';
const url = process.env['PROMETHEUS_URL'];
if (url === undefined) {
  console.error('PROMETHEUS_URL is missing');
  process.exit(2);
}

const [canary, before] = await Promise.all([
  readReleaseStats(url, 'pod=~"api-canary-.*"', WINDOW),
  readReleaseStats(url, 'pod!~"api-canary-.*"', WINDOW),
]);
console.log('canary', canary, 'before', before);
const problems = compareReleases(canary, before);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
