/** The app on a filled database, with connected members. */
import { fill } from './fill/fill.ts';
import { filledSizes } from './fill/filled.ts';
import { warmMemory } from './fill/warm.ts';
import { createDriver, type LoadResult, type Driver } from './drive/open-loop.ts';
import { openLoadStack, serverTotal, usageSince, type LoadStack, type CpuUsage } from './stack/stack.ts';
import { connectMembers, type ConnectedMember } from './members/connect.ts';
import { keepOnline } from './members/presence.ts';
import { openTabs, type OpenTabs } from './members/sockets.ts';
import { readDataSample, type DataSample } from './workload/data-sample.ts';
import { drawCall, type CallName } from './workload/mix.ts';
import type { SizeName } from './sizes.ts';

export interface TestEnvironment {
  stack: LoadStack;
  members: readonly ConnectedMember[];
  sample: DataSample;
  tabs: OpenTabs;
  driver: Driver;
  /** How many other members are kept online. */
  online: number;
  /** The warmed memory of PostgreSQL, as text. */
  memory: string;
  end(): Promise<void>;
}

export async function openEnvironment(size: SizeName, count: number): Promise<TestEnvironment> {
  if (!(await filledSizes()).includes(size)) throw new Error(`not filled yet: npm run load -- fill ${size}`);
  // Applies new migrations, and restores the online members after a crash.
  await fill(size);
  const memory = await warmMemory(size);
  let online = 0;
  const stack = await openLoadStack(size, async (redis) => (online = await keepOnline(redis, size)));
  const members = await connectMembers(size, count);
  const sample = await readDataSample(size);
  const tabs = openTabs(stack);
  const driving = createDriver();
  return {
    stack,
    members,
    sample,
    tabs,
    driver: driving,
    online,
    memory,
    end: async () => {
      tabs.close();
      driving.close();
      await stack.end();
    },
  };
}

export interface MeasuredLoad extends LoadResult {
  seconds: number;
  used: CpuUsage;
  /** CPU seconds of everything except the client. */
  server: number;
}

export interface MeasureOptions {
  members: readonly ConnectedMember[];
  rate: number;
  seconds: number;
  next?: () => CallName;
}

const anyCall = (): CallName => drawCall(Math.random());

/** Sends the load, and returns the CPU time of each part. */
export async function measure(
  environment: TestEnvironment,
  { members, rate, seconds, next = anyCall }: MeasureOptions,
): Promise<MeasuredLoad> {
  const before = await environment.stack.used();
  const startedAt = performance.now();
  const loadResult = await environment.driver.drive({
    port: environment.stack.ports.api,
    members,
    sample: environment.sample,
    rate,
    seconds,
    next,
  });
  const took = (performance.now() - startedAt) / 1000;
  const used = usageSince(before, await environment.stack.used());
  return { ...loadResult, seconds: took, used, server: serverTotal(used) };
}
