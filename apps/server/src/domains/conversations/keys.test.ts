import type { KeyLog } from '@subrosa/crypto/conversation/key-log';
import { describe, expect, it } from 'vitest';
import { aConversation, aSigningBrowser, aChatMember, type ChatMember } from '../../../test/support/conversations.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { aGroup, answer, inviteTo, leave, letIn, putGroup, react } from '../../../test/support/groups.ts';
import { useApi } from '../../../test/support/test-api.ts';

const api = useApi();
const worker = useWorker(api);

const keysOf = (who: ChatMember, otherId: string) => who.call<KeyLog>('GET', `/api/conversation/keys/${otherId}`);

const logsIn = async (who: ChatMember, id: string) => (await who.call<KeyLog[]>('GET', `/api/conversation/${id}/keys`)).body;

/** Returns the ids of a member’s devices that another member sees in a conversation. */
const devicesOf = async (member: { id: string }, seenBy: ChatMember, id: string) =>
  (await logsIn(seenBy, id))
    .find(({ memberId }) => memberId === member.id)
    ?.devices.map(({ deviceId }) => deviceId)
    .toSorted();

const certificatesOf = async ({ deviceId }: { deviceId: string }) =>
  api.db.selectFrom('device_certificate').select(['number', 'certified_on']).where('device_id', '=', deviceId).execute();

const signOut = (who: ChatMember, { deviceId }: { deviceId: string }) =>
  who.call('DELETE', `/api/account/devices/${deviceId}`, { password: who.secretFor('email') });

describe('key log', () => {
  it('contains the day of a certificate, no finer time and no sign-in state', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const [device] = (await logsIn(other, id)).find(({ memberId }) => memberId === one.id)?.devices ?? [];
    expect(Object.keys(device ?? {}).toSorted()).toEqual(['certifiedOn', 'deviceId', 'deviceKey', 'signature']);
    expect(device?.certifiedOn).toBe(new Date().toISOString().slice(0, 10));
    expect(await certificatesOf(one)).toEqual([{ number: 1, certified_on: device?.certifiedOn }]);
  });

  it('rejects a certificate with a finer time', async () => {
    const one = await aChatMember(api);
    const certificate = { deviceKey: 'A'.repeat(88), signature: 'A'.repeat(86) };
    for (const certifiedOn of ['2026-11-17T12:00:00.000Z', '2026-11-17 12:00', '1794916800000']) {
      const put = await one.call('PUT', '/api/account/devices/current/key', { ...certificate, certifiedOn });
      expect(put.code).toBe('request.invalid');
    }
  });

  it('stays the same when a member signs in and out on devices that sign nothing there', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    await aConversation(one, await aChatMember(api), ['Elsewhere.']);
    const before = await logsIn(other, id);
    const second = await aSigningBrowser(api, one.id, one.keys, 2);
    expect(await logsIn(other, id)).toEqual(before);
    await signOut(one, second);
    expect(await logsIn(other, id)).toEqual(before);
  });

  it('contains every device that sent, edited, reacted or created an epoch, also after it signed out', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    expect(await devicesOf(other, one, id)).toEqual([]);
    const [{ id: messageId } = { id: '' }] = (await other.history(id)).body.entries;
    await react(other, id, messageId, '🌷');
    expect(await devicesOf(other, one, id)).toEqual([other.deviceId]);
    const second = await aSigningBrowser(api, one.id, one.keys, 2);
    expect((await second.send(id, 'From the second.')).status).toBe(200);
    await signOut(one, second);
    expect(await devicesOf(one, other, id)).toEqual([one.deviceId, second.deviceId].toSorted());
    expect(await other.read(id)).toEqual(['First.', 'From the second.']);
  });

  it('shows a later group member only the devices that signed since they joined', async () => {
    const [owner, early, late] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [early]);
    await early.send(id, 'Before.');
    await inviteTo(owner, id, late);
    await answer(late, id, 'accept');
    await letIn(owner, id);
    expect(await devicesOf(early, owner, id)).toEqual([early.deviceId]);
    expect(await devicesOf(early, late, id)).toEqual([]);
    await early.send(id, 'After.');
    expect(await devicesOf(early, late, id)).toEqual([early.deviceId]);
    expect(await late.read(id)).toContain('After.');
  });

  it('verifies the epoch of a member who left', async () => {
    const [owner, leaver, other] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [leaver, other]);
    const staying = { members: [owner.id, other.id], admins: [owner.id] };
    expect((await leave(leaver, id, staying)).status).toBe(200);
    expect((await putGroup(owner, id, staying)).status).toBe(200);
    expect((await other.know(id)).epochs.at(-1)?.record.epoch).toBe(3);
  });

  it('returns a member’s log to themselves and to group admins, without devices', async () => {
    const [one, stranger] = [await aChatMember(api), await aChatMember(api)];
    expect((await keysOf(stranger, one.id)).status).toBe(404);
    expect((await keysOf(stranger, stranger.id)).body.devices).toEqual([]);
    await aGroup(stranger);
    const { body } = await keysOf(stranger, one.id);
    expect(body).toMatchObject({ memberId: one.id, devices: [], records: [{ sequence: 0 }] });
  });
});

describe('device certificate', () => {
  it('loses its row when its device signs out or becomes idle without having signed anything', async () => {
    const one = await aChatMember(api);
    expect(await certificatesOf(one)).toHaveLength(1);
    const second = await aSigningBrowser(api, one.id, one.keys, 2);
    expect(await certificatesOf(second)).toHaveLength(1);
    await signOut(one, second);
    expect(await certificatesOf(second)).toEqual([]);
    await api.db
      .updateTable('device')
      .set({ used_at: new Date('2026-01-01') })
      .where('id', '=', one.deviceId)
      .execute();
    await worker.runTask('devices:purge-expired');
    expect(await certificatesOf(one)).toEqual([]);
  });

  it('stays after a signature until the conversation is deleted', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    await signOut(one, one);
    expect(await certificatesOf(one)).toHaveLength(1);
    await api.db.deleteFrom('conversation').where('id', '=', id).execute();
    expect(await certificatesOf(one)).toEqual([]);
    expect(await certificatesOf(other)).toHaveLength(1);
  });

  it('stays, or the message is rejected, when its device signs out while it sends', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const second = await aSigningBrowser(api, one.id, one.keys, 2);
      const envelope = await second.write(id, `Attempt ${attempt}.`);
      const [sent] = await Promise.all([second.post(id, envelope), signOut(one, second)]);
      expect([200, 401, 409]).toContain(sent.status);
      expect(await certificatesOf(second)).toHaveLength(sent.status === 200 ? 1 : 0);
    }
    expect(await other.read(id)).not.toContain('(sender)');
  });
});
