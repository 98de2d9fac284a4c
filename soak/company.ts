import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../apps/server/src/platform/db/database.ts';
import type { CallingHouse } from '../apps/server/src/testing/calling.ts';
import { aConversation, aTalker, premium } from '../apps/server/src/testing/conversations.ts';
import { requestsTo } from '../apps/server/src/testing/house.ts';
import { aDevice, aMember } from '../apps/server/src/testing/members.ts';
import { aNetwork } from '../apps/server/src/testing/network.ts';
import { aConnection, aProfile } from '../apps/server/src/testing/profiles.ts';
import { aToken } from '../apps/server/src/testing/tokens.ts';
import type { Ledger } from './ledger/ledger.ts';
import { aWriter, type Writer } from './ledger/writer.ts';
import { keeping } from './routines/calendar.ts';
import { meeting } from './routines/connections.ts';
import { posting } from './routines/requests.ts';
import type { Routine } from './routines/routine.ts';
import { settling } from './routines/settings.ts';
import { talking } from './routines/talking.ts';
import { uploading } from './routines/uploading.ts';
import { visiting } from './routines/visiting.ts';
import { readConfig } from './topology/house.ts';
import { HOST, ports } from './topology/places.ts';

const DOOR = `http://${HOST}:${ports.door}`;
const HOURS = 3 * 3_600_000;
const PACE_MS = 150;
/** Beside a load of calls that is itself what is measured. */
export const CALM_PACE_MS = 10_000;
const ROUNDS_EACH = 25;

export interface Company {
  routines: readonly Routine[];
  /** Everybody acts until there is a rest, which begins when whatever was under way is acknowledged. */
  go(paceMs?: number): void;
  rest(): Promise<void>;
}

export function openDb(): Db {
  return createDb(createPool({ url: databaseUrl(readConfig(), 'owner'), name: 'soak', size: 4, statementTimeoutMs: 60_000 }));
}

/** A member who is signed in for longer than the rehearsal takes. */
async function aSignedIn(db: Db, ledger: Ledger): Promise<Writer & { memberId: string }> {
  const { id } = await aMember(db, readConfig(), { ...premium, verified: true, accountType: 'confidant' });
  await aProfile(db, id);
  const deviceId = await aDevice(db, id, { usedAt: new Date(Date.now() + HOURS) });
  const token = await aToken({ audience: 'api', memberId: id, deviceId, expiresIn: HOURS });
  const network = aNetwork();
  return { ...aWriter({ door: DOOR, ledger, memberId: id, token, network: () => network }), memberId: id };
}

async function talkers(house: CallingHouse, ledger: Ledger): Promise<Routine> {
  const sides = [];
  for (const talker of [await aTalker(house), await aTalker(house)]) {
    const network = aNetwork();
    const token = await aToken({ audience: 'api', memberId: talker.id, deviceId: talker.deviceId, expiresIn: HOURS });
    sides.push({ talker, writer: aWriter({ door: DOOR, ledger, memberId: talker.id, token, network: () => network }) });
  }
  const [one, other] = sides;
  if (!one || !other) throw new Error('two talk');
  const conversationId = await aConversation(one.talker, other.talker, ['hello', 'and hello']);
  return talking(one, other, conversationId);
}

type Making = () => Promise<Routine>;

/** So many of each routine, each with members of its own. */
export async function gather(db: Db, ledger: Ledger, size: number): Promise<Company> {
  const house: CallingHouse = { db, config: readConfig(), request: requestsTo(() => ports.door, aNetwork()) };
  const member = () => aSignedIn(db, ledger);
  const visitor = aWriter({ door: DOOR, ledger, memberId: null, token: undefined, network: aNetwork });
  const each: readonly Making[] = [
    () => talkers(house, ledger),
    async () => posting(await member(), await member()),
    async () => meeting(await member(), await member()),
    async () => keeping(await member()),
    async () => {
      const [one, other] = [await member(), await member()];
      await aConnection(db, one.memberId, other.memberId);
      return settling(one, other.memberId);
    },
  ];
  const makings = [
    ...Array.from({ length: size }, () => each).flat(),
    async () => uploading(await member(), ledger),
    async () => visiting(visitor),
  ];
  const routines: Routine[] = [];
  for (const make of makings) routines.push(await make());

  const state = { goes: false };
  const numbers = new Map<number, number>();
  let acting: Promise<void>[] = [];

  /** Limits count what one member does in a day: after some rounds another takes their place, once the database lets them. */
  async function replace(place: number): Promise<void> {
    const made = await makings[place]?.().catch(() => null);
    if (made) routines[place] = made;
    numbers.set(place, made ? 0 : ROUNDS_EACH);
  }

  async function act(place: number, paceMs: number): Promise<void> {
    for (; state.goes; await sleep(paceMs)) {
      if ((numbers.get(place) ?? 0) >= ROUNDS_EACH) await replace(place);
      const number = (numbers.get(place) ?? 0) + 1;
      if (number > ROUNDS_EACH) continue;
      numbers.set(place, number);
      await routines[place]?.round(number).catch((error: unknown) => ledger.complain(String(error)));
    }
  }
  return {
    routines,
    go: (paceMs = PACE_MS) => {
      state.goes = true;
      acting = routines.map((_, place) => act(place, paceMs));
    },
    rest: async () => {
      state.goes = false;
      await Promise.all(acting);
    },
  };
}
