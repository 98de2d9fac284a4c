/** A house on a filled database with members in front of it. */
import { fill } from './fill/fill.ts';
import { filledSizes } from './fill/filled.ts';
import { warmMemory } from './fill/warm.ts';
import { driver, type Driven, type Driver } from './drive/open-loop.ts';
import { openLoadStack, serverSide, spent, type LoadStack, type Used } from './stack/stack.ts';
import { connectMembers, type Connected } from './members/connect.ts';
import { keepOnline } from './members/presence.ts';
import { openTabs, type Tabs } from './members/sockets.ts';
import { readDataSample, type DataSample } from './workload/data-sample.ts';
import { drawCall, type CallName } from './workload/table.ts';
import type { SizeName } from './sizes.ts';

export interface TestEnvironment {
  stack: LoadStack;
  members: readonly Connected[];
  sample: DataSample;
  tabs: Tabs;
  driver: Driver;
  /** How many are kept online besides. */
  online: number;
  /** Of the engine. */
  memory: string;
  end(): Promise<void>;
}

export async function openEnvironment(size: SizeName, count: number): Promise<TestEnvironment> {
  if (!(await filledSizes()).includes(size)) throw new Error(`not filled yet: npm run load -- fill ${size}`);
  // Brings its schema up to date, and who is online after a crash.
  await fill(size);
  const memory = await warmMemory(size);
  let online = 0;
  const stack = await openLoadStack(size, async (redis) => (online = await keepOnline(redis, size)));
  const members = await connectMembers(size, count);
  const sample = await readDataSample(size);
  const tabs = openTabs(stack);
  const driving = driver();
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

export interface Measured extends Driven {
  seconds: number;
  used: Used;
  /** CPU seconds of everything but the client. */
  server: number;
}

export interface MeasureOptions {
  members: readonly Connected[];
  rate: number;
  seconds: number;
  next?: () => CallName;
}

const anyCall = (): CallName => drawCall(Math.random());

/** Drives, and says what each part used meanwhile. */
export async function measure(environment: TestEnvironment, { members, rate, seconds, next = anyCall }: MeasureOptions): Promise<Measured> {
  const before = await environment.stack.used();
  const began = performance.now();
  const driven = await environment.driver.drive({
    port: environment.stack.ports.api,
    members,
    sample: environment.sample,
    rate,
    seconds,
    next,
  });
  const took = (performance.now() - began) / 1000;
  const used = spent(before, await environment.stack.used());
  return { ...driven, seconds: took, used, server: serverSide(used) };
}
