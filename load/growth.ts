/** The same mix at the same rate on every size that is filled: what grows with the house. */
import { setTimeout as sleep } from 'node:timers/promises';
import { measureCalls, type CallCost } from './call-costs.ts';
import { circumstances } from './circumstances.ts';
import { timesOf, type Times } from './drive/timings.ts';
import { databaseBytes, filledSizes } from './fill/filled.ts';
import { parts, serverSide, spent, type Part, type Used } from './stack/stack.ts';
import type { SizeName } from './sizes.ts';
import { measure, openEnvironment, type TestEnvironment } from './environment.ts';

const RATE = Number(process.env['LOAD_RATE'] ?? 60);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 60);
const MEMBERS = Number(process.env['LOAD_MEMBERS'] ?? 1000);
const WARM_SECONDS = 30;
/** What is done every minute is in it once. */
const IDLE_SECONDS = 60;
const CALM = { cores: 0.15, forSeconds: 5, withinSeconds: 240 } as const;

export interface Grown {
  size: SizeName;
  under: string;
  /** CPU milliseconds a request of the mix, without what the house does anyway. */
  request: Record<Part, number>;
  times: Times;
  /** CPU seconds of a second in which so many sockets are only open, and in a house without; and to open one. */
  sockets: { count: number; idle: number; idleWithout: number; opening: number };
  /** Members whom the house keeps as online, whoever asks. */
  online: number;
  calls: CallCost[];
  /** Of the whole database. */
  bytes: number;
}

/** CPU seconds a second of each part while nobody asks for anything. */
async function idle(environment: TestEnvironment, seconds = IDLE_SECONDS): Promise<Used> {
  const before = await environment.stack.used();
  await sleep(seconds * 1000);
  const used = spent(before, await environment.stack.used());
  return Object.fromEntries(Object.entries(used).map(([part, spentThere]) => [part, spentThere / seconds])) as Used;
}

/** The worker has done what it found to do, and the engine what that left behind. */
async function untilCalm(environment: TestEnvironment): Promise<void> {
  const end = performance.now() + CALM.withinSeconds * 1000;
  while (serverSide(await idle(environment, CALM.forSeconds)) > CALM.cores) {
    if (performance.now() > end) return console.log(`not calm after ${CALM.withinSeconds} s`);
  }
}

async function grown(size: SizeName): Promise<Grown> {
  const before = circumstances();
  const environment = await openEnvironment(size, MEMBERS);
  try {
    // Compilers and plans become warm.
    await measure(environment, { members: environment.members, rate: RATE, seconds: WARM_SECONDS });
    await untilCalm(environment);
    const idleWithout = await idle(environment);
    const closed = await environment.stack.used();
    await environment.tabs.add(environment.members);
    const opening = serverSide(spent(closed, await environment.stack.used())) / MEMBERS;
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
      sockets: { count: MEMBERS, idle: serverSide(idleWith), idleWithout: serverSide(idleWithout), opening },
      online: environment.online,
      calls: await measureCalls(environment),
      bytes: await databaseBytes(size),
    };
  } finally {
    await environment.end();
  }
}

/** `only` is for who measures one size again; the others stay as they were measured. */
export async function runGrowth(known: readonly Grown[], only = process.env['LOAD_SIZES']?.split(',')): Promise<Grown[]> {
  const all: Grown[] = [];
  for (const size of await filledSizes()) {
    if (only && !only.includes(size)) {
      all.push(...known.filter((one) => one.size === size));
      continue;
    }
    const one = await grown(size);
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
