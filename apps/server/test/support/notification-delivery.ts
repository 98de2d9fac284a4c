import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox } from '../../../sandbox/src/sandbox.ts';
import { scheduleDeliveries } from '../../src/domains/notifications/delivery/plan.ts';
import { createNotifications } from '../../src/domains/notifications/create/create-notifications.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import type { PushSubscription } from '../../src/platform/push/push.ts';
import { useWorker } from './worker.ts';
import { useDatabase } from './test-api.ts';
import { aDevice, aMember, type MemberOptions } from './members.ts';

/** A day without a clock change. */
const NOON = '2026-11-18T12:00:00Z';

interface Received {
  messages: { text: string | null }[];
  taken: number;
}

/** Sets up members with notifications, the worker that delivers them, and a push service. */
export function useOutgoing(options: { delivers?: boolean } = {}) {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.stop());
  const database = useDatabase();
  const testDb = {
    get db() {
      return database.db;
    },
    get config() {
      return { ...database.config, PUSH_HOSTS: [sandbox.url] };
    },
  };
  let at = Date.parse(NOON);
  const clock = { now: () => new Date(at) };
  const worker = useWorker(testDb, { clock, ...options });

  async function subscribe(wishes: { answers?: string }): Promise<PushSubscription> {
    const answer = await fetch(`${sandbox.url}/push/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wishes),
    });
    return (await answer.json()) as PushSubscription;
  }

  return {
    testDb,
    clock,
    worker,
    subscribe,
    pass: (ms: number) => void (at += ms),
    setTime: (text: string) => void (at = Date.parse(text)),
    /** Creates a member in UTC, unless another time zone is given. */
    aReader: (traits: MemberOptions = {}) => aMember(testDb.db, testDb.config, { timeZone: 'UTC', ...traits }),
    /** Creates a notification by a new actor. */
    notify: async (memberId: string, kind: NotificationKind = 'connection_request'): Promise<void> => {
      const actor = await aMember(testDb.db, testDb.config);
      const input = { kind, sourceId: newId(), actorId: actor.id, recipients: [memberId] };
      await transaction(testDb.db, async (tx) =>
        scheduleDeliveries(tx, await createNotifications(tx, input, { clock }), { clock, config: testDb.config }),
      );
    },
    /** Runs the job of each minute and everything that it enqueues. */
    minute: async (): Promise<void> => {
      await worker.runTask('notifications:send-due');
      await worker.runJobs();
    },
    /** Makes jobs due that are scheduled for later. */
    hurry: () => sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(testDb.db),
    aBrowser: async (memberId: string, wishes: { answers?: string } = {}, slot: 1 | 2 = 1) => {
      const subscription = await subscribe(wishes);
      const deviceId = await aDevice(testDb.db, memberId, { slot });
      const { endpoint, keys } = subscription;
      const row = { device_id: deviceId, member_id: memberId, endpoint, ...keys, created_at: clock.now() };
      await testDb.db.insertInto('push_subscription').values(row).execute();
      return { deviceId, received: async () => (await (await fetch(`${endpoint}/messages`)).json()) as Received };
    },
  };
}
