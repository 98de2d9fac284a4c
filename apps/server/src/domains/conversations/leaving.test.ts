import { expect, it } from 'vitest';
import { collectData } from '../../app/collect-data.ts';
import { aConversation, aChatMember, premium } from '../../../test/support/conversations.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { tracesInDatabase } from '../../../test/support/traces.ts';

const api = useApi();
const worker = useWorker(api);

it('deletes conversations with either account, and leaves no trace of the deleted member', async () => {
  const [leaving, staying] = [await aChatMember(api), await aChatMember(api)];
  const id = await aConversation(leaving, staying, ['Good evening.', 'And to you.', 'Farewell.']);
  const entries = await leaving.openEntries(id, (await leaving.history(id)).body.entries);
  await leaving.remove(id, entries[1]!.entry.id, 'me');
  await leaving.call('PUT', '/api/conversation/settings', { ciphertext: 'A'.repeat(80) }, { 'if-match': '"0"' });
  const message = entries[1]!.proof;
  await leaving.call('POST', '/api/conversation/report', { conversationId: id, reason: 'other', text: 'Hm.', messages: [message] });
  const values = [leaving.id, leaving.username];
  const holding = [
    'conversation',
    'conversation_member',
    'conversation_epoch',
    'conversation_report',
    'device_certificate',
    'message_hidden',
  ];
  expect(await tracesInDatabase(api.db, values)).toEqual(expect.arrayContaining(holding));

  expect((await leaving.call('DELETE', '/api/users/delete', { password: leaving.secretFor('email') })).status).toBe(200);
  expect((await staying.see(id)).status).toBe(404);
  await worker.runJobs();
  expect(await tracesInDatabase(api.db, [...values, id])).toEqual([]);
});

it('includes conversations in the data export, without message texts', async () => {
  const [one, other] = [await aChatMember(api), await aChatMember(api)];
  const id = await aConversation(one, other, ['Good evening.', 'And to you.']);
  const files = await collectData(api.db, one.id, api.config);
  expect(files['conversations.json']).toMatchObject({
    conversations: [{ with: other.username, entries: 2, archived: false }],
    sent: [{ conversation: id, sequence: 1, deleted: false }],
    reports: [],
  });
  expect(JSON.stringify(files)).not.toContain('Good evening');
});

it('finds a conversation by the other member’s new name', async () => {
  const [one, other] = [await aChatMember(api), await aChatMember(api)];
  const id = await aConversation(one, other, ['Good evening.']);
  const username = `renamed${crypto.randomUUID().slice(0, 8)}`;
  const password = other.secretFor('email');
  const credential = { password: 'A'.repeat(43), envelope: 'S'.repeat(60) };
  const renamed = await other.call('PUT', `/api/users/${other.id}/username`, { username, password, credential });
  expect(renamed.status).toBe(200);
  await worker.runJobs();
  expect((await one.list(`?search=${username}`)).body.conversations).toMatchObject([{ id, members: [{}, { username }] }]);
  expect((await one.list(`?search=${other.username}`)).body.conversations).toEqual([]);
});

it('stores no message text in any table', async () => {
  const [one, other] = [await aChatMember(api), await aChatMember(api, { ...premium })];
  const text = `Quiet words ${crypto.randomUUID()}`;
  await aConversation(one, other, [text]);
  expect(await tracesInDatabase(api.db, [text, Buffer.from(text).toString('base64url')])).toEqual([]);
});
