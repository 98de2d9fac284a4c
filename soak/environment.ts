import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../apps/server/src/platform/db/database.ts';
import { eventually } from '../apps/server/test/support/eventually.ts';
import { createTestMembers, openDb, type TestMembers } from './test-members.ts';
import { longestGap, openLedger, verify, type Ledger, type Verdict } from './ledger/ledger.ts';
import { startAccessGuard, type AccessGuard } from './access-guard.ts';

const number = (name: string, standard: number) => Number(process.env[name] ?? standard);
const isShort = process.env['SOAK'] === 'short';

/** The sizes of the test; `SOAK=short` is a quick check on a machine with other work. */
export const size = {
  members: number('SOAK_COMPANY', isShort ? 1 : 3),
  kills: number('SOAK_KILLS', isShort ? 1 : 5),
  deploys: number('SOAK_DEPLOYS', isShort ? 1 : 5),
  rate: number('SOAK_RATE', isShort ? 20 : 100),
  sockets: number('SOAK_SOCKETS', isShort ? 20 : 200),
  minutes: number('SOAK_MINUTES', isShort ? 1 : 10),
};

/** A result with its limit. */
export interface Result {
  what: string;
  measured: string;
  limit: string;
  ok: boolean;
}

export interface Plot {
  file: string;
  title: string;
  /** Points of seconds since the start and value, for each line. */
  lines: readonly { name: string; points: readonly (readonly [number, number])[] }[];
  marks: readonly { at: number; text: string }[];
  unit: string;
}

export interface Outcome {
  id: string;
  title: string;
  results: Result[];
  /** Further notes as lines of Markdown. */
  notes: string[];
  plots: Plot[];
}

export interface TestEnvironment {
  db: Db;
  ledger: Ledger;
  testMembers: TestMembers;
  guard: AccessGuard;
  /** The longest pause of any kind of write, in seconds. */
  gap(from: number, to: number): number;
  /** Waits until the job queue is empty. */
  waitForJobs(): Promise<void>;
  /** Pauses all members, waits for all jobs, and checks every acknowledged write. */
  audit(): Promise<Verdict>;
  close(): Promise<void>;
}

const JOBS_WITHIN_MS = 240_000;

export async function openEnvironment(): Promise<TestEnvironment> {
  const db = openDb();
  const ledger = openLedger();
  const testMembers = await createTestMembers(db, ledger, size.members);
  const guard = await startAccessGuard(db);
  const kinds = Map.groupBy(testMembers.routines, ({ kind }) => kind);
  const callsOf = [...kinds.values()].map((some) => new Set(some.flatMap(({ calls }) => calls)));

  async function waitForJobs(): Promise<void> {
    const isQueueEmpty = async () => {
      const { rows } = await sql<{ waiting: number }>`
        SELECT count(*)::int AS waiting FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE j.attempts < j.max_attempts AND (j.run_at <= now() OR t.identifier LIKE 'media:%' AND j.attempts > 0)`.execute(db);
      return rows[0]?.waiting === 0;
    };
    await eventually(() => isQueueEmpty().catch(() => false), JOBS_WITHIN_MS, 'an empty queue');
  }

  return {
    db,
    ledger,
    testMembers,
    guard,
    gap: (from, to) => Math.max(...callsOf.map((calls) => longestGap(ledger, from, to, (call) => calls.has(call)))) / 1000,
    waitForJobs,
    audit: async () => {
      await testMembers.pause();
      await waitForJobs();
      return verify(ledger, async (text, values) => {
        const { rows } = await db.executeQuery<{ count: number }>(CompiledQuery.raw(text, [...values]));
        return rows[0]?.count ?? 0;
      });
    },
    close: async () => {
      await testMembers.pause();
      await guard.stop();
      await db.destroy();
    },
  };
}

/** The results that are required after every fault. */
export function acceptable({ checked, lost, doubled }: Verdict, ledger: Ledger, guard: AccessGuard): Result[] {
  return [
    { what: `acknowledged writes lost, of ${checked}`, measured: String(lost.length), limit: '0', ok: lost.length === 0 && checked > 0 },
    { what: 'writes found twice', measured: String(doubled.length), limit: '0', ok: doubled.length === 0 },
    { what: 'responses that no fault explains', measured: String(ledger.wrong.length), limit: '0', ok: ledger.wrong.length === 0 },
    {
      what: `forbidden requests that succeeded, of ${guard.tried}`,
      measured: String(guard.admitted.length),
      limit: '0',
      ok: guard.admitted.length === 0,
    },
  ];
}

/** The number of acknowledged writes in each second, for a plot. */
export function perSecond(times: readonly number[], from: number, to: number): [number, number][] {
  const counts = Array.from({ length: Math.max(1, Math.ceil((to - from) / 1000)) }, () => 0);
  for (const at of times) {
    const index = Math.floor((at - from) / 1000);
    if (at >= from && counts[index] !== undefined) counts[index] += 1;
  }
  return counts.map((count, second) => [second, count]);
}
