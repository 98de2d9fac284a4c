import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../apps/server/src/platform/db/database.ts';
import type { ApiUnderTest } from '../apps/server/src/testing/api-client.ts';
import { aConversation, aChatMember, premium } from '../apps/server/src/testing/conversations.ts';
import { requestsTo } from '../apps/server/src/testing/test-api.ts';
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
import { chatting } from './routines/chatting.ts';
import { uploading } from './routines/uploading.ts';
import { visiting } from './routines/visiting.ts';
import { readConfig } from './topology/processes.ts';
import { HOST, ports } from './topology/layout.ts';

const BASE_URL = `http://${HOST}:${ports.loadBalancer}`;
const HOURS = 3 * 3_600_000;
const PACE_MS = 150;
/** Beside a load of calls that is itself what is measured. */
export const CALM_PACE_MS = 10_000;
const ITERATIONS_EACH = 25;

export interface TestMembers {
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
  return { ...aWriter({ baseUrl: BASE_URL, ledger, memberId: id, token, network: () => network }), memberId: id };
}

async function chatRoutine(stack: ApiUnderTest, ledger: Ledger): Promise<Routine> {
  const sides = [];
  for (const chatMember of [await aChatMember(stack), await aChatMember(stack)]) {
    const network = aNetwork();
    const token = await aToken({ audience: 'api', memberId: chatMember.id, deviceId: chatMember.deviceId, expiresIn: HOURS });
    sides.push({
      chatMember,
      writer: aWriter({ baseUrl: BASE_URL, ledger, memberId: chatMember.id, token, network: () => network }),
    });
  }
  const [one, other] = sides;
  if (!one || !other) throw new Error('two talk');
  const conversationId = await aConversation(one.chatMember, other.chatMember, ['hello', 'and hello']);
  return chatting(one, other, conversationId);
}

type Making = () => Promise<Routine>;

/** So many of each routine, each with members of its own. */
export async function createTestMembers(db: Db, ledger: Ledger, size: number): Promise<TestMembers> {
  const stack: ApiUnderTest = { db, config: readConfig(), request: requestsTo(() => ports.loadBalancer, aNetwork()) };
  const member = () => aSignedIn(db, ledger);
  const visitor = aWriter({ baseUrl: BASE_URL, ledger, memberId: null, token: undefined, network: aNetwork });
  const each: readonly Making[] = [
    () => chatRoutine(stack, ledger),
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
  async function replace(index: number): Promise<void> {
    const made = await makings[index]?.().catch(() => null);
    if (made) routines[index] = made;
    numbers.set(index, made ? 0 : ITERATIONS_EACH);
  }

  async function act(index: number, paceMs: number): Promise<void> {
    for (; state.goes; await sleep(paceMs)) {
      if ((numbers.get(index) ?? 0) >= ITERATIONS_EACH) await replace(index);
      const number = (numbers.get(index) ?? 0) + 1;
      if (number > ITERATIONS_EACH) continue;
      numbers.set(index, number);
      await routines[index]?.run(number).catch((error: unknown) => ledger.complain(String(error)));
    }
  }
  return {
    routines,
    go: (paceMs = PACE_MS) => {
      state.goes = true;
      acting = routines.map((_, index) => act(index, paceMs));
    },
    rest: async () => {
      state.goes = false;
      await Promise.all(acting);
    },
  };
}
