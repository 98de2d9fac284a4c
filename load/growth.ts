/** The same workload at the same rate on every filled size: measures what grows with the number of members. */
import { setTimeout as sleep } from 'node:timers/promises';
import { measureCalls, type CallCost } from './call-costs.ts';
import { machineInfo } from './machine-info.ts';
import { timesOf, type Times } from './drive/timings.ts';
import { databaseBytes, filledSizes } from './fill/filled.ts';
import { parts, serverTotal, usageSince, type Part, type CpuUsage } from './stack/stack.ts';
import type { SizeName } from './sizes.ts';
import { measure, openEnvironment, type TestEnvironment } from './environment.ts';

const RATE = Number(process.env['LOAD_RATE'] ?? 60);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 60);
const MEMBERS = Number(process.env['LOAD_MEMBERS'] ?? 1000);
const WARM_SECONDS = 30;
/** Long enough to contain the work of every minute once. */
const IDLE_SECONDS = 60;
const IDLE_LIMITS = { cores: 0.15, forSeconds: 5, withinSeconds: 240 } as const;

export interface GrowthResult {
  size: SizeName;
  under: string;
  /** CPU milliseconds per request of the workload, without the background work of the app. */
  request: Record<Part, number>;
  times: Times;
  /** CPU seconds per second with idle open sockets and without sockets, and CPU seconds to open one. */
  sockets: { count: number; idle: number; idleWithout: number; opening: number };
  /** Members who count as online. */
  online: number;
  calls: CallCost[];
  /** Bytes of the whole database. */
  bytes: number;
}

/** CPU seconds per second of each part without requests. */
async function idle(environment: TestEnvironment, seconds = IDLE_SECONDS): Promise<CpuUsage> {
  const before = await environment.stack.used();
  await sleep(seconds * 1000);
  const used = usageSince(before, await environment.stack.used());
  return Object.fromEntries(Object.entries(used).map(([part, spentThere]) => [part, spentThere / seconds])) as CpuUsage;
}

/** Waits until the worker has finished its jobs, and PostgreSQL the work after them. */
async function waitUntilIdle(environment: TestEnvironment): Promise<void> {
  const end = performance.now() + IDLE_LIMITS.withinSeconds * 1000;
  while (serverTotal(await idle(environment, IDLE_LIMITS.forSeconds)) > IDLE_LIMITS.cores) {
    if (performance.now() > end) return console.log(`not calm after ${IDLE_LIMITS.withinSeconds} s`);
  }
}

async function measureSize(size: SizeName): Promise<GrowthResult> {
  const before = machineInfo();
  const environment = await openEnvironment(size, MEMBERS);
  try {
    // Warms up compilers and query plans.
    await measure(environment, { members: environment.members, rate: RATE, seconds: WARM_SECONDS });
    await waitUntilIdle(environment);
    const idleWithout = await idle(environment);
    const closed = await environment.stack.used();
    await environment.tabs.add(environment.members);
    const opening = serverTotal(usageSince(closed, await environment.stack.used())) / MEMBERS;
    await sleep(1000);
    const idleWith = await idle(environment);
    const { answers, used, failures, seconds } = await measure(environment, { members: environment.members, rate: RATE, seconds: SECONDS });
    if (Object.keys(failures).length > 0) console.log(failures);
    const perRequest = (part: Part) => (Math.max(0, used[part] - idleWith[part] * seconds) / answers.length) * 1000;
    const request = Object.fromEntries(parts.map((part) => [part, perRequest(part)])) as Record<Part, number>;
    return {
      size,
      under: `${before}, of which PostgreSQL keeps ${environment.memory}`,
      request,
      times: timesOf(answers),
      sockets: { count: MEMBERS, idle: serverTotal(idleWith), idleWithout: serverTotal(idleWithout), opening },
      online: environment.online,
      calls: await measureCalls(environment),
      bytes: await databaseBytes(size),
    };
  } finally {
    await environment.end();
  }
}

/** `only` limits the run to some sizes; the results of the others are kept. */
export async function runGrowth(known: readonly GrowthResult[], only = process.env['LOAD_SIZES']?.split(',')): Promise<GrowthResult[]> {
  const all: GrowthResult[] = [];
  for (const size of await filledSizes()) {
    if (only && !only.includes(size)) {
      all.push(...known.filter((one) => one.size === size));
      continue;
    }
    const one = await measureSize(size);
    all.push(one);
    const { request, times, sockets } = one;
    const ms = parts.map((part) => `${part} ${request[part].toFixed(2)}`).join(', ');
    console.log(`${size}: CPU ms a request: ${ms}; p95 ${times.p95.toFixed(0)} ms, ${times.failed} of ${times.count} failed`);
    console.log(
      `${size}: ${sockets.count} sockets: ${(sockets.idle - sockets.idleWithout).toFixed(4)} cores open, ${(sockets.opening * 1000).toFixed(2)} ms to open one`,
    );
  }
  return all;
}
