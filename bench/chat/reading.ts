/** Time and PostgreSQL CPU of each statement for list, search, history, gaps and unread messages. */
import { join } from 'node:path';
import pg from 'pg';
import { afterPrepared, beforePrepared } from '../../apps/server/src/domains/conversations/queries/history.ts';
import { listPrepared } from '../../apps/server/src/domains/conversations/queries/views.ts';
import { movePrepared } from '../../apps/server/src/domains/conversations/store/cursors.ts';
import { countPrepared } from '../../apps/server/src/domains/notifications/queries/chat.ts';
import type { PreparedStatement } from '../../apps/server/src/platform/db/prepared.ts';
import { conversationLimits } from '../../packages/rules/src/conversations/limits.ts';
import { median } from '../child.ts';
import { writePlans, type ObservedPlan } from '../plans.ts';
import { benchUrl } from './generate.ts';

const SAMPLES = 300;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface ConversationSeat {
  member: string;
  conversation: string;
  newest: number;
}

const share = (times: readonly number[], part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
const formatPercentiles = (times: readonly number[]) => [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(2)).join(' / ');

/** The highest PostgreSQL CPU of any sample, in milliseconds. */
export async function measureReading(): Promise<number> {
  const client = new pg.Client(benchUrl());
  let cpu = 0;
  client.on('notice', ({ detail }) => {
    const [, user, system] = /([\d.]+) s user, ([\d.]+) s system/.exec(detail ?? '') ?? [];
    if (user && system) cpu += (Number(user) + Number(system)) * 1000;
  });
  await client.connect();
  const observed: ObservedPlan[] = [];
  const { rows: counted } = await client.query<{ count: string; size: string }>(
    `SELECT sum(last_sequence) AS count, (SELECT pg_size_pretty(sum(pg_total_relation_size(inhrelid))) FROM pg_inherits
      WHERE inhparent = 'message'::regclass) AS size FROM conversation`,
  );
  console.log(`${counted[0]?.count} messages, ${counted[0]?.size} with indexes`);
  // Every second sample reads one of the longest conversations, which belong to the member with most conversations.
  const { rows: seats } = await client.query<ConversationSeat>(
    `(SELECT cm.member_id AS member, c.id AS conversation, c.last_sequence::float8 AS newest FROM conversation c
        JOIN conversation_member cm ON cm.conversation_id = c.id ORDER BY c.last_sequence DESC, cm.member_id LIMIT $1::integer / 2)
     UNION ALL
     (SELECT cm.member_id, c.id, c.last_sequence::float8 FROM conversation c JOIN conversation_member cm ON cm.conversation_id = c.id
        ORDER BY md5(c.id::text || cm.member_id) LIMIT $1::integer / 2)`,
    [SAMPLES],
  );

  async function measureQuery(name: string, prepared: PreparedStatement, valuesOf: (seat: ConversationSeat) => unknown[]): Promise<number> {
    const run = async () => {
      const elapsed: number[] = [];
      const used: number[] = [];
      for (const seat of seats) {
        cpu = 0;
        const startedAt = performance.now();
        await client.query({ ...prepared, values: valuesOf(seat) });
        elapsed.push(performance.now() - startedAt);
        used.push(cpu);
      }
      return { elapsed, used };
    };
    // All changes are rolled back.
    await client.query('BEGIN');
    await run();
    const { elapsed } = await run();
    await client.query('SET client_min_messages = log; SET log_executor_stats = on');
    // The median of three, because other processes share the cores.
    const runs = [(await run()).used, (await run()).used, (await run()).used];
    const used = seats.map((_, index) => median(runs.map((one) => one[index] ?? Number.NaN)));
    await client.query('ROLLBACK; RESET log_executor_stats; RESET client_min_messages');
    console.log(
      `${name}: p50 / p95 / p99 / most ${formatPercentiles(elapsed)} ms with the way there and back, ${formatPercentiles(used)} ms of engine CPU`,
    );
    const longest = seats[used.indexOf(Math.max(...used))];
    if (longest)
      observed.push({ sentence: `${name}, the longest of ${seats.length}`, executed: [{ ...prepared, values: valuesOf(longest) }] });
    return Math.max(...used);
  }

  const { page, history, mostMessages, unread } = conversationLimits;
  const list = (search: string | null, offset: number) => {
    const rest = [true, false, search, null, LAST_ID, page + 1, offset];
    return (seat: ConversationSeat) => [seat.member, ...rest];
  };
  const from = (sequenceOf: (seat: ConversationSeat) => number, mayRead = true, need: number = history) => {
    return (seat: ConversationSeat) => [seat.conversation, seat.member, mayRead, sequenceOf(seat), need + 1] as unknown[];
  };
  const newest = () => Number.MAX_SAFE_INTEGER;
  const middle = (seat: ConversationSeat) => Math.ceil(seat.newest / 2) + 1;
  const recent = (seat: ConversationSeat) => Math.max(0, seat.newest - 20);
  const results = [
    await measureQuery('first page of the list', listPrepared, list(null, 0)),
    await measureQuery('page 40 by its counter', listPrepared, list(null, 40 * page)),
    await measureQuery('search by name', listPrepared, list('ber77', 0)),
    await measureQuery('search by a name that nobody has', listPrepared, list('nobody', 0)),
    await measureQuery('newest history', beforePrepared, from(newest)),
    await measureQuery('history from the middle', beforePrepared, from(middle)),
    await measureQuery('locked history', beforePrepared, from(newest, false)),
    await measureQuery('gap of twenty', afterPrepared, from(recent)),
    await measureQuery('gap of two hundred', afterPrepared, from(middle, true, mostMessages)),
    await measureQuery('conversations with unread ones', countPrepared, ({ member }) => [member, unread]),
    await measureQuery('read up to the last twenty', movePrepared, (seat) => [seat.member, seat.conversation, recent(seat), 0]),
    await measureQuery('read up to the middle', movePrepared, (seat) => [seat.member, seat.conversation, middle(seat), 0]),
  ];
  await writePlans(client, observed, join(import.meta.dirname, '../../.artifacts/bench-chat-plans.txt'));
  await client.end();
  return Math.max(...results);
}
