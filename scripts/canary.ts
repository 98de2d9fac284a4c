/**
 * canary: whether the api of the next release does as well as those of the release before, by what Prometheus has counted.
 *
 *   PROMETHEUS_URL=http://prometheus:9090 node scripts/canary.ts
 *
 * Ends with 1 where it does worse, or where nobody can tell; `deploy/release go` stops then.
 */
import { judge } from './canary/judge.ts';
import { readSide } from './canary/read-side.ts';

const WINDOW = process.env['CANARY_WINDOW'] ?? '30m';
const url = process.env['PROMETHEUS_URL'];
if (url === undefined) {
  console.error('PROMETHEUS_URL is missing');
  process.exit(2);
}

const [canary, before] = await Promise.all([readSide(url, 'pod=~"api-canary-.*"', WINDOW), readSide(url, 'pod!~"api-canary-.*"', WINDOW)]);
console.log('canary', canary, 'before', before);
const problems = judge(canary, before);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
