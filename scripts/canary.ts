/**
 * canary: compares error rate and latency of the api of the next release with the previous one, from Prometheus.
 *
 *   PROMETHEUS_URL=http://prometheus:9090 node scripts/canary.ts
 *
 * Exits with 1 when it is worse or the data are insufficient; `deploy/release go` then stops.
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
