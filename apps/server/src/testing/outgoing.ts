import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox } from '../../../sandbox/src/sandbox.ts';
import { planOutings } from '../domains/notifications/outgoing/plan.ts';
import { tell } from '../domains/notifications/tell/tell.ts';
import { transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import type { PushSubscription } from '../platform/push/push.ts';
import { useErrands } from './errands.ts';
import { useDatabase } from './house.ts';
import { aDevice, aMember, type MemberTraits } from './members.ts';

/** A day on which nobody changes their clocks. */
const NOON = '2026-11-18T12:00:00Z';

interface Received {
  messages: { text: string | null }[];
  taken: number;
}

/** Members who are told things, the worker that tells them outside, and the push service of their browsers. */
export function useOutgoing(options: { delivers?: boolean } = {}) {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.stop());
  const database = useDatabase();
  const house = {
    get db() {
      return database.db;
    },
    get config() {
      return { ...database.config, PUSH_HOSTS: [sandbox.url] };
    },
  };
  let at = Date.parse(NOON);
  const clock = { now: () => new Date(at) };
  const errands = useErrands(house, { clock, ...options });

  async function subscribe(wishes: { answers?: string }): Promise<PushSubscription> {
    const answer = await fetch(`${sandbox.url}/push/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wishes),
    });
    return (await answer.json()) as PushSubscription;
  }

  return {
    house,
    clock,
    errands,
    subscribe,
    pass: (ms: number) => void (at += ms),
    setTime: (text: string) => void (at = Date.parse(text)),
    /** Somebody who reads by the clock of Greenwich, unless they say otherwise. */
    aReader: (traits: MemberTraits = {}) => aMember(house.db, house.config, { timeZone: 'UTC', ...traits }),
    /** Each by somebody else. */
    told: async (memberId: string, kind: NotificationKind = 'connection_request'): Promise<void> => {
      const actor = await aMember(house.db, house.config);
      const news = { kind, origin: newId(), actorId: actor.id, recipients: [memberId] };
      await transaction(house.db, async (tx) => planOutings(tx, await tell(tx, news, { clock }), { clock, config: house.config }));
    },
    /** What the minute does: everything that is due, and what follows from it. */
    minute: async (): Promise<void> => {
      await errands.runTask('notifications:send-due');
      await errands.run();
    },
    /** Jobs that wait for a later hour, as if it had come. */
    hurry: () => sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(house.db),
    aBrowser: async (memberId: string, wishes: { answers?: string } = {}, slot: 1 | 2 = 1) => {
      const subscription = await subscribe(wishes);
      const deviceId = await aDevice(house.db, memberId, { slot });
      const { endpoint, keys } = subscription;
      const row = { device_id: deviceId, member_id: memberId, endpoint, ...keys, since: clock.now() };
      await house.db.insertInto('push_subscription').values(row).execute();
      return { deviceId, received: async () => (await (await fetch(`${endpoint}/messages`)).json()) as Received };
    },
  };
}
