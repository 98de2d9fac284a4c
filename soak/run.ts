/**
 * soak: measures what members notice, and checks that nothing is lost, while parts of a redundant topology fail.
 *
 *   npm run soak                 S1 to S7, from an empty topology to the report; about 35 minutes on two cores
 *   npm run soak -- kills restore   only these scenarios; the report keeps the results of the others
 *   SOAK=short npm run soak      a quick check: one of each fault, little load
 *
 * SOAK_COMPANY, SOAK_KILLS, SOAK_DEPLOYS, SOAK_RATE, SOAK_SOCKETS and SOAK_MINUTES set single sizes; SOAK_KEEP=1 leaves the topology up.
 */
import { passed, report } from './report/report.ts';
import { restore } from './scenarios/backup.ts';
import { closed } from './scenarios/closed.ts';
import { deploys } from './scenarios/deploys.ts';
import { failover } from './scenarios/failover.ts';
import { kills } from './scenarios/kills.ts';
import { shortage } from './scenarios/shortages.ts';
import { steady } from './scenarios/steady.ts';
import { openEnvironment, type Outcome, type TestEnvironment } from './environment.ts';
import { down, remove, up } from './topology/topology.ts';

const scenarios: Readonly<Record<string, (environment: TestEnvironment) => Promise<Outcome>>> = {
  kills,
  failover,
  deploys,
  shortage,
  steady,
  restore,
  closed,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !scenarios[name]);
if (unknown.length > 0) {
  console.error(`no ${unknown.join(', ')}; there are: ${Object.keys(scenarios).join(', ')}`);
  process.exit(2);
}

const keeps = process.env['SOAK_KEEP'] === '1';
const startedAt = performance.now();
const failed: string[] = [];
try {
  await up();
  console.log(`up after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  for (const [name, play] of Object.entries(scenarios)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const from = performance.now();
    const environment = await openEnvironment();
    try {
      const outcome = await play(environment);
      report(outcome, (performance.now() - from) / 1000);
      for (const { what, measured, limit, ok } of outcome.results)
        console.log(`${outcome.id} ${ok ? 'ok  ' : 'FAIL'} ${what}: ${measured} (${limit})`);
      if (!passed(outcome)) failed.push(outcome.id);
    } finally {
      await environment.close();
    }
  }
} finally {
  if (!keeps) {
    await down();
    remove();
  }
}
console.log(
  `soak took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes: ${failed.length === 0 ? 'all passed' : `failed ${failed.join(', ')}`}`,
);
if (failed.length > 0) process.exitCode = 1;
