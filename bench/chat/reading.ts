/** List and history among all messages: time and CPU of the engine for each statement. */
import pg from 'pg';
import { beforeStatement } from '../../apps/server/src/domains/conversations/queries/history.ts';
import { listStatement } from '../../apps/server/src/domains/conversations/queries/views.ts';
import type { Prepared } from '../../apps/server/src/platform/db/prepared.ts';
import { conversationLimits } from '../../packages/rules/src/conversations/limits.ts';
import { benchUrl } from './generate.ts';

const LOOKS = 300;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Seat {
  member: string;
  conversation: string;
  newest: number;
}

const share = (times: readonly number[], part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
const told = (times: readonly number[]) => [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(2)).join(' / ');

/** The highest p99 of engine CPU, in milliseconds. */
export async function measureReading(): Promise<number> {
  const client = new pg.Client(benchUrl());
  let cpu = 0;
  client.on('notice', ({ detail }) => {
    const [, user, system] = /([\d.]+) s user, ([\d.]+) s system/.exec(detail ?? '') ?? [];
    if (user && system) cpu += (Number(user) + Number(system)) * 1000;
  });
  await client.connect();
  const { rows: counted } = await client.query<{ count: string; size: string }>(
    `SELECT sum(newest) AS count, (SELECT pg_size_pretty(sum(pg_total_relation_size(inhrelid))) FROM pg_inherits
      WHERE inhparent = 'message'::regclass) AS size FROM conversation`,
  );
  console.log(`${counted[0]?.count} messages, ${counted[0]?.size} with indexes`);
  // Every second look is at one of the longest conversations, which are those of the member with most.
  const { rows: seats } = await client.query<Seat>(
    `(SELECT cm.member_id AS member, c.id AS conversation, c.newest::float8 AS newest FROM conversation c
        JOIN conversation_member cm ON cm.conversation_id = c.id ORDER BY c.newest DESC, cm.member_id LIMIT $1::integer / 2)
     UNION ALL
     (SELECT cm.member_id, c.id, c.newest::float8 FROM conversation c JOIN conversation_member cm ON cm.conversation_id = c.id
        ORDER BY md5(c.id::text || cm.member_id) LIMIT $1::integer / 2)`,
    [LOOKS],
  );

  async function look(name: string, statement: Prepared, valuesOf: (seat: Seat) => unknown[]): Promise<number> {
    const run = async () => {
      const elapsed: number[] = [];
      const used: number[] = [];
      for (const seat of seats) {
        cpu = 0;
        const began = performance.now();
        await client.query({ ...statement, values: valuesOf(seat) });
        elapsed.push(performance.now() - began);
        used.push(cpu);
      }
      return { elapsed, used };
    };
    await run();
    const { elapsed } = await run();
    await client.query('SET client_min_messages = log; SET log_executor_stats = on');
    const { used } = await run();
    await client.query('RESET log_executor_stats; RESET client_min_messages');
    console.log(`${name}: p50 / p95 / p99 / most ${told(elapsed)} ms with the way there and back, ${told(used)} ms of engine CPU`);
    return share(used, 0.99);
  }

  const { page, history } = conversationLimits;
  const list = (search: string | null, offset: number) => {
    const rest = [true, false, search, null, LAST_ID, page + 1, offset];
    return (seat: Seat) => [seat.member, ...rest];
  };
  const from = (sequenceOf: (seat: Seat) => number, mayRead: boolean) => (seat: Seat) =>
    [seat.conversation, seat.member, mayRead, sequenceOf(seat), history + 1] as unknown[];
  const newest = () => Number.MAX_SAFE_INTEGER;
  const figures = [
    await look('first page of the list', listStatement, list(null, 0)),
    await look('page 40 by its counter', listStatement, list(null, 40 * page)),
    await look('search by name', listStatement, list('ber77', 0)),
    await look('newest history', beforeStatement, from(newest, true)),
    await look(
      'history from the middle',
      beforeStatement,
      from((seat) => Math.ceil(seat.newest / 2) + 1, true),
    ),
    await look('locked history', beforeStatement, from(newest, false)),
  ];
  await client.end();
  return Math.max(...figures);
}
