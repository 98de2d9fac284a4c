import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aConversation, aChatMember, type ChatMember } from '../../../test/support/conversations.ts';
import { aGroup } from '../../../test/support/groups.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { filteredPrepared } from './queries/views.ts';

const api = useApi();

const idsOf = async (who: ChatMember, query: string) => (await who.list(query)).body.conversations.map(({ id }) => id);

it('GET /api/conversation pages the lists of unread conversations and of groups separately', async () => {
  const [one, ...others] = [await aChatMember(api), await aChatMember(api), await aChatMember(api), await aChatMember(api)];
  const read = await aConversation(others[0], one, ['Read.']);
  await one.move(read, { read: 1 });
  const unread = [await aConversation(others[1], one, ['Older.']), await aConversation(others[2], one, ['Newer.'])];
  const group = await aGroup(one);
  expect(await idsOf(one, '?only=unread')).toEqual(unread.toReversed());
  expect(await idsOf(one, '?only=groups')).toEqual([group]);
  expect(await idsOf(one, '')).toHaveLength(4);
  const first = (await one.list('?only=unread&limit=1')).body;
  expect(first.conversations.map(({ id }) => id)).toEqual([unread[1]]);
  expect(await idsOf(one, `?only=unread&limit=1&after=${first.after}`)).toEqual([unread[0]]);
  // A cursor of one list is invalid in another.
  expect((await one.list(`?only=groups&limit=1&after=${first.after}`)).status).toBe((await one.list('?after=nowhere')).status);
  await one.call('PUT', `/api/conversation/${unread[0]}`, { pinned: true });
  expect(await idsOf(one, '?only=unread&pinned=true')).toEqual([unread[0]]);
  expect(await idsOf(one, '?only=groups&pinned=true')).toEqual([]);
  expect((await one.list('?only=mine')).status).toBe(400);
});

it.each([
  ['unread', 'conversation_member_unread'],
  ['groups', 'conversation_member_groups'],
] as const)('GET /api/conversation reads only %s conversations for their list', async (only, index) => {
  const plan = await transaction(api.db, async (tx) => {
    // Test tables are small enough for sequential scans; this checks that the plan can avoid them.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`PREPARE list_conversations AS ${filteredPrepared[only].all.text}`).execute(tx);
    const id = '00000000-0000-0000-0000-000000000000';
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE list_conversations('${id}', true, false, NULL, NULL, '${id}', 11, 0)`)
      .execute(tx);
    await sql`DEALLOCATE list_conversations`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan/);
});
