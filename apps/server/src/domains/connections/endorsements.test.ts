import { expect, it } from 'vitest';
import { aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { rebuildSearchRows } from '../../../test/support/explore.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aConnection } from '../../../test/support/profiles.ts';

const api = useApi();

async function three(): Promise<[Known, Known, Known]> {
  const [author, recipient, visitor] = await Promise.all([aConnectableMember(api), aConnectableMember(api), aConnectableMember(api)]);
  await aConnection(api.db, author.id, recipient.id);
  await rebuildSearchRows(api.db, []);
  return [author, recipient, visitor];
}

const texts = async (reader: Known, whom: Known) => (await reader.endorsements(whom)).body.endorsements.map(({ text }) => text);

it('shows an endorsement to others once its recipient approves it', async () => {
  const [author, recipient, visitor] = await three();
  const { body } = await author.endorse(recipient, 'Kind and reliable.');
  expect(body).toMatchObject({ text: 'Kind and reliable.', waiting: true });
  expect(await texts(visitor, recipient)).toEqual([]);
  expect((await author.endorsements(recipient)).body.endorsements).toMatchObject([
    { waiting: true, can: { approve: false, withdraw: true } },
  ]);
  expect((await recipient.endorsements(recipient)).body.endorsements).toMatchObject([
    { waiting: true, can: { approve: true, withdraw: true } },
  ]);

  expect((await visitor.call('POST', `/api/endorsements/${body.id}/approve`, {})).code).toBe('resource.notFound');
  expect((await author.call('POST', `/api/endorsements/${body.id}/approve`, {})).code).toBe('resource.notFound');
  for (let time = 0; time < 2; time += 1)
    expect((await recipient.call('POST', `/api/endorsements/${body.id}/approve`, {})).status).toBe(200);
  expect((await visitor.endorsements(recipient)).body.endorsements).toMatchObject([
    { text: 'Kind and reliable.', waiting: false, author: { username: author.username }, can: { approve: false, withdraw: false } },
  ]);
});

it('requires a new approval, under a new id, after a change of the text', async () => {
  const [author, recipient, visitor] = await three();
  const first = (await author.endorse(recipient, 'Kind.')).body;
  expect((await author.endorse(recipient, 'Kind.')).body).toEqual(first);
  const second = (await author.endorse(recipient, 'Kind and late.')).body;
  expect((await recipient.call('POST', `/api/endorsements/${first.id}/approve`, {})).code).toBe('resource.notFound');
  await recipient.call('POST', `/api/endorsements/${second.id}/approve`, {});
  expect(await texts(visitor, recipient)).toEqual(['Kind and late.']);
});

it.each(['author', 'recipient'] as const)('deletes an endorsement for its %s, but not for others', async (side) => {
  const [author, recipient, visitor] = await three();
  const { body } = await author.endorse(recipient, 'Kind.');
  expect((await visitor.call('DELETE', `/api/endorsements/${body.id}`, {})).code).toBe('resource.notFound');
  expect((await (side === 'author' ? author : recipient).call('DELETE', `/api/endorsements/${body.id}`, {})).status).toBe(200);
  expect(await texts(recipient, recipient)).toEqual([]);
});

it('allows only connections to endorse; approved ones outlive the connection, pending ones do not', async () => {
  const [author, recipient, visitor] = await three();
  expect((await visitor.endorse(recipient, 'Kind.')).code).toBe('connections.notConnected');
  const { body } = await author.endorse(recipient, 'Kind.');
  await recipient.call('POST', `/api/endorsements/${body.id}/approve`, {});
  await recipient.endorse(author, 'Patient.');
  await author.change(recipient, 'delete');
  expect(await texts(visitor, recipient)).toEqual(['Kind.']);
  expect(await texts(author, author)).toEqual([]);
});

it('rejects long texts and prohibited words, and removes contact details', async () => {
  const [author, recipient] = await three();
  expect((await author.endorse(recipient, 'x'.repeat(api.config.LIMIT_ENDORSEMENT + 1))).fields).toMatchObject({
    text: { code: 'field.tooLong' },
  });
  expect((await author.endorse(recipient, 'someone@example.org')).fields).toMatchObject({ text: { code: 'field.required' } });
  expect((await author.endorse(recipient, 'loves blackmail')).code).toBe('profiles.prohibitedWord');
  expect((await author.endorse(recipient, 'Kind. Ask someone@example.org')).body.text).not.toContain('@');
});

it('hides endorsements of private accounts from strangers, and of authors who blocked the viewer', async () => {
  const [author, recipient, visitor] = await three();
  const { body } = await author.endorse(recipient, 'Kind.');
  await recipient.call('POST', `/api/endorsements/${body.id}/approve`, {});
  await author.block(visitor);
  expect(await texts(visitor, recipient)).toEqual([]);
  await author.unblock(visitor);
  await api.db.updateTable('member_settings').set({ private_account: true }).where('member_id', '=', recipient.id).execute();
  expect((await visitor.endorsements(recipient)).body).toEqual({ endorsements: [], after: null });
  expect(await texts(author, recipient)).toEqual(['Kind.']);
});
