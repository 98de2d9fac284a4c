/** The same mix at the same rate on every size that is filled: what grows with the house. */
import { setTimeout as sleep } from 'node:timers/promises';
import { measureCalls, type CallCost } from './call-costs.ts';
import { circumstances } from './circumstances.ts';
import { timesOf, type Times } from './drive/figures.ts';
import { databaseBytes, filledSizes } from './fill/filled.ts';
import { parts, serverSide, spent, type Part } from './house/house.ts';
import type { SizeName } from './sizes.ts';
import { measure, openStage, type Stage } from './stage.ts';

const RATE = Number(process.env['LOAD_RATE'] ?? 60);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);
const MEMBERS = Number(process.env['LOAD_MEMBERS'] ?? 1000);
const IDLE_SECONDS = 10;

export interface Grown {
  size: SizeName;
  under: string;
  /** CPU milliseconds a request of the mix. */
  request: Record<Part, number>;
  times: Times;
  /** CPU seconds of a second in which so many sockets are only open, beyond those of a house without; and to open one. */
  sockets: { count: number; idle: number; idleWithout: number; opening: number };
  calls: CallCost[];
  /** Of the whole database. */
  bytes: number;
}

/** CPU seconds a second while nobody asks for anything. */
async function idle(stage: Stage): Promise<number> {
  const before = await stage.house.used();
  await sleep(IDLE_SECONDS * 1000);
  return serverSide(spent(before, await stage.house.used())) / IDLE_SECONDS;
}

async function grown(size: SizeName): Promise<Grown> {
  const under = circumstances();
  const stage = await openStage(size, MEMBERS);
  try {
    // Compilers and plans become warm, and what the worker does first is done.
    await measure(stage, { members: stage.members, rate: RATE, seconds: 15 });
    const idleWithout = await idle(stage);
    const before = await stage.house.used();
    await stage.tabs.add(stage.members);
    const opening = serverSide(spent(before, await stage.house.used())) / MEMBERS;
    await sleep(1000);
    const idleWith = await idle(stage);
    const { answers, used, refused } = await measure(stage, { members: stage.members, rate: RATE, seconds: SECONDS });
    if (Object.keys(refused).length > 0) console.log(refused);
    const request = Object.fromEntries(parts.map((part) => [part, (used[part] / answers.length) * 1000])) as Record<Part, number>;
    return {
      size,
      under,
      request,
      times: timesOf(answers),
      sockets: { count: MEMBERS, idle: idleWith, idleWithout, opening },
      calls: await measureCalls(stage),
      bytes: await databaseBytes(size),
    };
  } finally {
    await stage.end();
  }
}

export async function runGrowth(): Promise<Grown[]> {
  const all: Grown[] = [];
  for (const size of await filledSizes()) {
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
