import { readFileSync } from 'node:fs';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { NotAppointed } from '../domains/accounts/index.ts';
import { verifyChain } from '../domains/audit/index.ts';
import { databaseUrl } from '../platform/config/config.ts';
import { newId } from '../platform/ids.ts';
import { aClock, HOUR } from '../../test/support/clock.ts';
import { useDatabase } from '../../test/support/test-api.ts';
import { aMember, aPasskey, aRole, endRole, type MemberOptions } from '../../test/support/members.ts';
import { appointAdministrators } from './appoint-administrators.ts';

const api = useDatabase();
const clock = aClock();

const aKey = () => ({ id: newId(), publicKey: Buffer.alloc(64) });

async function eligible(traits: MemberOptions = {}, passkeys = 2) {
  const member = await aMember(api.db, api.config, traits);
  for (let key = 0; key < passkeys; key += 1) await aPasskey(api.db, member.id, aKey());
  return member;
}

const appoint = (...[one, other]: [{ username: string }, { username: string }]) =>
  appointAdministrators(api.config, [one.username, other.username], clock);

const administrators = async () => {
  const rows = await api.db
    .selectFrom('member')
    .select(['id', 'staff_role_counts_from as countsFrom'])
    .where('staff_role', '=', 'administrator')
    .execute();
  return rows.toSorted((a, b) => a.id.localeCompare(b.id));
};

beforeEach(async () => {
  for (const { id } of await administrators()) await endRole(api.db, id);
  await api.db.deleteFrom('role_assignment').execute();
});

describe('appointAdministrators', () => {
  it('appoints both, whose roles count at once and whose passkeys grant console access', async () => {
    const [one, other] = [await eligible(), await eligible()];
    await appoint({ username: one.username.toUpperCase() }, other);
    const ids = [one.id, other.id].toSorted();
    expect(await administrators()).toEqual(ids.map((id) => ({ id, countsFrom: clock.now() })));
    const passkeys = await api.db
      .selectFrom('second_factor')
      .select('id')
      .where('member_id', 'in', ids)
      .where('opens_console', '=', true)
      .execute();
    expect(passkeys).toHaveLength(4);
    const entries = await api.db.selectFrom('audit_entry').select(['actor_id', 'action']).where('subject_id', 'in', ids).execute();
    expect(entries).toEqual(ids.map(() => ({ actor_id: null, action: 'role.first_administrator' })));
  });

  it.each([
    ['the same member twice', async () => [await eligible()], /two members/],
    ['nobody by that name', async () => [await eligible(), { username: 'nobodyatall' }], /no active member/],
    ['somebody suspended', async () => [await eligible(), await eligible({ state: 'suspended' })], /no active member/],
    ['somebody with one passkey', async () => [await eligible(), await eligible({}, 1)], /has 1 of 2 passkeys/],
    [
      'somebody whose passkeys check nobody',
      async () => {
        const member = await eligible({}, 1);
        await aPasskey(api.db, member.id, aKey(), { verifiesUser: false });
        return [await eligible(), member];
      },
      /has 1 of 2 passkeys/,
    ],
  ])('rejects %s and appoints neither', async (_, people, reason) => {
    const [one, other] = await people();
    await expect(appoint(one!, other ?? one!)).rejects.toThrow(reason);
    expect(await administrators()).toEqual([]);
  });

  it('rejects a second appointment, also after the administrators were deleted', async () => {
    await appoint(await eligible(), await eligible());
    await expect(appoint(await eligible(), await eligible())).rejects.toBeInstanceOf(NotAppointed);
    for (const { id } of await administrators()) await api.db.deleteFrom('member').where('id', '=', id).execute();
    expect(await administrators()).toEqual([]);
    await expect(appoint(await eligible(), await eligible())).rejects.toThrow(/is, or was/);
  });

  it('accepts one of two concurrent appointments', async () => {
    const results = await Promise.allSettled([appoint(await eligible(), await eligible()), appoint(await eligible(), await eligible())]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await administrators()).toHaveLength(2);
  });

  it('rejects when an earlier proposal made an administrator', async () => {
    const { id } = await aMember(api.db, api.config);
    await aRole(api.db, id, 'administrator');
    await endRole(api.db, id);
    await expect(appoint(await eligible(), await eligible())).rejects.toBeInstanceOf(NotAppointed);
  });

  it('accepts members who had the role before two administrators were required', async () => {
    const [one, other] = [await eligible(), await eligible()];
    const earlier = {
      role: 'administrator',
      origin: 'earlier',
      proposed_at: clock.now(),
      expires_at: clock.now(),
      confirmed_at: clock.now(),
    };
    await api.db
      .insertInto('role_assignment')
      .values({ id: newId(), member_id: one.id, ...earlier })
      .execute();
    expect(await administrators()).toEqual([{ id: one.id, countsFrom: null }]);
    await appoint(one, other);
    expect((await administrators()).map(({ countsFrom }) => countsFrom)).toEqual([clock.now(), clock.now()]);
  });

  it('tests the SQL of the operations document, whose new administrator counts after 48 hours', async () => {
    await appoint(await eligible(), await eligible());
    const next = await eligible();
    const document = readFileSync(new URL('../../../../docs/operations/administrators.md', import.meta.url), 'utf8');
    const [, sqlText = ''] = /fewer than two administrators are left[^]*?```sql\n([^]*?)```/.exec(document) ?? [];
    const client = new pg.Client({ connectionString: databaseUrl(api.config, 'owner') });
    await client.connect();
    await client.query(sqlText.replaceAll('<username>', next.username));
    await client.end();
    const held = (await administrators()).find(({ id }) => id === next.id);
    expect(held?.countsFrom?.getTime()).toBeGreaterThan(Date.now() + 47 * HOUR);
    const opening = await api.db
      .selectFrom('second_factor')
      .select('id')
      .where('member_id', '=', next.id)
      .where('opens_console', '=', true)
      .execute();
    expect(opening).toHaveLength(2);
    expect((await verifyChain(api.db)).problems).toEqual([]);
  });
});
