/** A house on a filled database with members in front of it. */
import { fill } from './fill/fill.ts';
import { filledSizes } from './fill/filled.ts';
import { warmMemory } from './fill/warm.ts';
import { driver, type Driven, type Driver } from './drive/open-loop.ts';
import { openHouse, serverSide, spent, type House, type Used } from './house/house.ts';
import { connectMembers, type Connected } from './members/connect.ts';
import { keepOnline } from './members/presence.ts';
import { openTabs, type Tabs } from './members/sockets.ts';
import { readScene, type Scene } from './mix/scene.ts';
import { drawCall, type CallName } from './mix/table.ts';
import type { SizeName } from './sizes.ts';

export interface Stage {
  house: House;
  members: readonly Connected[];
  scene: Scene;
  tabs: Tabs;
  driver: Driver;
  /** How many are kept online besides. */
  online: number;
  /** Of the engine. */
  memory: string;
  end(): Promise<void>;
}

export async function openStage(size: SizeName, count: number): Promise<Stage> {
  if (!(await filledSizes()).includes(size)) throw new Error(`not filled yet: npm run load -- fill ${size}`);
  // Brings its schema up to date, and who is online after a crash.
  await fill(size);
  const memory = await warmMemory(size);
  let online = 0;
  const house = await openHouse(size, async (redis) => (online = await keepOnline(redis, size)));
  const members = await connectMembers(size, count);
  const scene = await readScene(size);
  const tabs = openTabs(house);
  const driving = driver();
  return {
    house,
    members,
    scene,
    tabs,
    driver: driving,
    online,
    memory,
    end: async () => {
      tabs.close();
      driving.close();
      await house.end();
    },
  };
}

export interface Measured extends Driven {
  seconds: number;
  used: Used;
  /** CPU seconds of everything but the client. */
  server: number;
}

export interface Looked {
  members: readonly Connected[];
  rate: number;
  seconds: number;
  next?: () => CallName;
}

const anyCall = (): CallName => drawCall(Math.random());

/** Drives, and says what each part used meanwhile. */
export async function measure(stage: Stage, { members, rate, seconds, next = anyCall }: Looked): Promise<Measured> {
  const before = await stage.house.used();
  const began = performance.now();
  const driven = await stage.driver.drive({ port: stage.house.ports.api, members, scene: stage.scene, rate, seconds, next });
  const took = (performance.now() - began) / 1000;
  const used = spent(before, await stage.house.used());
  return { ...driven, seconds: took, used, server: serverSide(used) };
}
