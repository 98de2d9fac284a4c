import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../apps/server/src/platform/db/database.ts';
import type { ApiUnderTest } from '../apps/server/test/support/api-client.ts';
import { aConversation, aChatMember, premium } from '../apps/server/test/support/conversations.ts';
import { requestsTo } from '../apps/server/test/support/test-api.ts';
import { aDevice, aMember } from '../apps/server/test/support/members.ts';
import { aNetwork } from '../apps/server/test/support/network.ts';
import { aConnection, aProfile } from '../apps/server/test/support/profiles.ts';
import { aToken } from '../apps/server/test/support/tokens.ts';
import type { Ledger } from './ledger/ledger.ts';
import { aWriter, type Writer } from './ledger/writer.ts';
import { calendarRoutine } from './routines/calendar.ts';
import { connectionsRoutine } from './routines/connections.ts';
import { requestsRoutine } from './routines/requests.ts';
import type { Routine } from './routines/routine.ts';
import { settingsRoutine } from './routines/settings.ts';
import { chatting } from './routines/chat.ts';
import { uploadsRoutine } from './routines/uploads.ts';
import { visitorRoutine } from './routines/visitor.ts';
import { readConfig } from './topology/processes.ts';
import { HOST, ports } from './topology/layout.ts';

const BASE_URL = `http://${HOST}:${ports.loadBalancer}`;
const HOURS = 3 * 3_600_000;
const PACE_MS = 150;
/** The pace of writes beside a load of requests that is measured. */
export const CALM_PACE_MS = 10_000;
const ITERATIONS_EACH = 25;

export interface TestMembers {
  routines: readonly Routine[];
  /** Runs all routines until `pause`, which waits until all pending writes are acknowledged. */
  start(paceMs?: number): void;
  pause(): Promise<void>;
}

export function openDb(): Db {
  return createDb(createPool({ url: databaseUrl(readConfig(), 'owner'), name: 'soak', size: 4, statementTimeoutMs: 60_000 }));
}

/** A member who is signed in for longer than the test takes. */
async function aSignedInMember(db: Db, ledger: Ledger): Promise<Writer & { memberId: string }> {
  const { id } = await aMember(db, readConfig(), { ...premium, verified: true, accountType: 'confidant' });
  await aProfile(db, id);
  const deviceId = await aDevice(db, id, { usedAt: new Date(Date.now() + HOURS) });
  const token = await aToken({ audience: 'api', memberId: id, deviceId, expiresIn: HOURS });
  const network = aNetwork();
  return { ...aWriter({ baseUrl: BASE_URL, ledger, memberId: id, token, network: () => network }), memberId: id };
}

async function createChatRoutine(stack: ApiUnderTest, ledger: Ledger): Promise<Routine> {
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
  if (!one || !other) throw new Error('a conversation needs two members');
  const conversationId = await aConversation(one.chatMember, other.chatMember, ['hello', 'and hello']);
  return chatting(one, other, conversationId);
}

type RoutineFactory = () => Promise<Routine>;

/** Creates this number of each routine, each with its own members. */
export async function createTestMembers(db: Db, ledger: Ledger, size: number): Promise<TestMembers> {
  const stack: ApiUnderTest = { db, config: readConfig(), request: requestsTo(() => ports.loadBalancer, aNetwork()) };
  const member = () => aSignedInMember(db, ledger);
  const visitor = aWriter({ baseUrl: BASE_URL, ledger, memberId: null, token: undefined, network: aNetwork });
  const perSize: readonly RoutineFactory[] = [
    () => createChatRoutine(stack, ledger),
    async () => requestsRoutine(await member(), await member()),
    async () => connectionsRoutine(await member(), await member()),
    async () => calendarRoutine(await member()),
    async () => {
      const [one, other] = [await member(), await member()];
      await aConnection(db, one.memberId, other.memberId);
      return settingsRoutine(one, other.memberId);
    },
  ];
  const factories = [
    ...Array.from({ length: size }, () => perSize).flat(),
    async () => uploadsRoutine(await member(), ledger),
    async () => visitorRoutine(visitor),
  ];
  const routines: Routine[] = [];
  for (const createRoutine of factories) routines.push(await createRoutine());

  const state = { goes: false };
  const numbers = new Map<number, number>();
  let running: Promise<void>[] = [];

  /** Limits count what one member does in a day: after some iterations another member replaces them, once the database is available. */
  async function replace(index: number): Promise<void> {
    const created = await factories[index]?.().catch(() => null);
    if (created) routines[index] = created;
    numbers.set(index, created ? 0 : ITERATIONS_EACH);
  }

  async function act(index: number, paceMs: number): Promise<void> {
    for (; state.goes; await sleep(paceMs)) {
      if ((numbers.get(index) ?? 0) >= ITERATIONS_EACH) await replace(index);
      const number = (numbers.get(index) ?? 0) + 1;
      if (number > ITERATIONS_EACH) continue;
      numbers.set(index, number);
      await routines[index]?.run(number).catch((error: unknown) => ledger.recordWrong(String(error)));
    }
  }
  return {
    routines,
    start: (paceMs = PACE_MS) => {
      state.goes = true;
      running = routines.map((_, index) => act(index, paceMs));
    },
    pause: async () => {
      state.goes = false;
      await Promise.all(running);
    },
  };
}
