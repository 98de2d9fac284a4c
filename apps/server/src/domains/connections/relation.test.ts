import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';
import { findRelation } from './index.ts';

const testDb = useDatabase();

async function twoMembers(): Promise<[string, string]> {
  const [one, other] = [await aMember(testDb.db, testDb.config), await aMember(testDb.db, testDb.config)];
  return [one.id, other.id];
}

const stranger = { self: false, connected: false, blocked: false, state: 'none' };

it('returns a stranger for members without a connection, and for unknown ids', async () => {
  const [one, other] = await twoMembers();
  expect(await findRelation(testDb.db, one, other)).toEqual(stranger);
  expect(await findRelation(testDb.db, one, randomUUID())).toEqual(stranger);
});

it('returns self for the viewer’s own id', async () => {
  const [one] = await twoMembers();
  expect(await findRelation(testDb.db, one, one)).toEqual({ ...stranger, self: true, state: 'self' });
});

it('differs by side while a request is pending', async () => {
  const [one, other] = await twoMembers();
  await aConnection(testDb.db, one, other, 'outgoing');
  expect(await findRelation(testDb.db, one, other)).toEqual({ ...stranger, state: 'outgoing' });
  expect(await findRelation(testDb.db, other, one)).toEqual({ ...stranger, state: 'incoming' });
});

it('ends for both sides when either of them blocks', async () => {
  const [one, other] = await twoMembers();
  await aConnection(testDb.db, one, other);
  expect(await findRelation(testDb.db, other, one)).toEqual({ ...stranger, connected: true, state: 'connected' });
  await aBlock(testDb.db, one, other);
  for (const [viewer, owner] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await findRelation(testDb.db, viewer, owner)).toEqual({ ...stranger, blocked: true });
  }
});
