import { randomBytes } from 'node:crypto';
import { decryptFile, encryptFile } from '@subrosa/crypto/conversation/attachments';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { describe, expect, it } from 'vitest';
import { aConversation, aChatMember, type ChatMember } from '../../../../test/support/conversations.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { attachmentUrlOf, aGroup, anAttachment, putGroup, sendFile, sendParts } from '../../../../test/support/groups.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aBrowser } from '../../../../test/support/browser.ts';
import { aMember } from '../../../../test/support/members.ts';

const api = useApi();
const worker = useWorker(api);
const SECRET = 'A quiet note about the harbour.';
const aFile = () => new Blob([SECRET]);

async function aPair(otherTraits?: Parameters<typeof aChatMember>[1]) {
  const [one, other] = [await aChatMember(api), await aChatMember(api, otherTraits)];
  return { one, other, id: await aConversation(one, other, ['Hello.']) };
}

const fetched = async (who: ChatMember, id: string, fileId: string) => {
  const { body } = await attachmentUrlOf(who, id, fileId);
  return (await fetch(body.url)).blob();
};

describe('conversation attachments', () => {
  it('stores a file encrypted, and the recipient decrypts the same content', async () => {
    const { one, other, id } = await aPair();
    const { file } = await anAttachment(one, id, aFile());
    expect((await sendFile(one, id, file)).status).toBe(200);
    const encrypted = await fetched(other, id, file.id);
    expect(await encrypted.text()).not.toContain('harbour');
    expect(await (await decryptFile(file, encrypted)).text()).toBe(SECRET);
    expect((await other.call<{ entries: object[] }>('GET', `/api/conversation/${id}/attachments`)).body.entries).toHaveLength(1);
  });

  it('uploads 25 MB in parts, and resumes after an interruption', async () => {
    const { one, other, id } = await aPair();
    const content = new Blob([randomBytes(25 * 1024 * 1024)]);
    const { ciphertext: encrypted, file } = await encryptFile(content);
    const begun = (
      await one.call<{ id: string; parts: Parameters<typeof sendParts>[1] }>('POST', `/api/conversation/${id}/attachments`, {
        bytes: encrypted.size,
      })
    ).body;
    expect(begun.parts).toHaveLength(4);
    await sendParts(encrypted, begun.parts.slice(0, 2));
    expect((await one.call('POST', `/api/attachments/${begun.id}/complete`, {})).code).toBe('media.incomplete');
    const rest = (await one.call<typeof begun>('POST', `/api/attachments/${begun.id}/parts`, {})).body;
    expect(rest.parts.map(({ number }) => number)).toEqual([3, 4]);
    await sendParts(encrypted, rest.parts);
    expect((await one.call('POST', `/api/attachments/${begun.id}/complete`, {})).status).toBe(200);
    expect((await one.call('POST', `/api/attachments/${begun.id}/complete`, {})).status).toBe(200);
    const whole = { id: begun.id, name: 'film.bin', type: 'application/octet-stream', ...file };
    expect((await sendFile(one, id, whole)).status).toBe(200);
    expect((await decryptFile(whole, await fetched(other, id, begun.id))).size).toBe(content.size);
    expect((await one.call('POST', `/api/conversation/${id}/attachments`, { bytes: 26_745_217 })).status).toBe(400);
  });

  it('allows uploading and reading only by members who may attach and read', async () => {
    const regular = { accountType: 'fetishist' } as const;
    const { one, other, id } = await aPair(regular);
    const { file } = await anAttachment(one, id, aFile());
    await sendFile(one, id, file);
    expect((await attachmentUrlOf(other, id, file.id)).code).toBe('conversations.readUpgrade');
    expect((await attachmentUrlOf(await aChatMember(api), id, file.id)).status).toBe(404);
    const { other: confidant, id: conversationId } = await aPair({ accountType: 'confidant' });
    expect((await confidant.call('POST', `/api/conversation/${conversationId}/attachments`, { bytes: 5000 })).code).toBe(
      'conversations.attachUpgrade',
    );
  });

  it('assigns a file to one message, of its owner and its conversation only', async () => {
    const { one, other, id } = await aPair();
    const { file } = await anAttachment(one, id, aFile());
    expect((await attachmentUrlOf(other, id, file.id)).status).toBe(404);
    expect((await sendFile(other, id, file)).code).toBe('conversations.attachmentMissing');
    expect((await sendFile(one, await aConversation(one, await aChatMember(api), ['Hi.']), file)).code).toBe(
      'conversations.attachmentMissing',
    );
    expect((await sendFile(one, id, file)).status).toBe(200);
    expect((await sendFile(one, id, file)).code).toBe('conversations.attachmentMissing');
    expect((await one.call('DELETE', `/api/attachments/${file.id}`, {})).status).toBe(404);
  });

  it('deletes the file with its message', async () => {
    const { one, other, id } = await aPair();
    const { file } = await anAttachment(one, id, aFile());
    await sendFile(one, id, file);
    const { url } = (await attachmentUrlOf(other, id, file.id)).body;
    const messageId = (await one.history(id)).body.entries.at(-1)!.id;
    await one.remove(id, messageId, 'all');
    expect((await attachmentUrlOf(other, id, file.id)).status).toBe(404);
    await worker.runJobs();
    expect((await fetch(url)).status).toBe(404);
  });

  it('hides a group’s file from members who were not in its epoch', async () => {
    const [owner, other, third] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [other, third]);
    await putGroup(owner, id, { members: [owner.id, other.id].toSorted(), admins: [owner.id] });
    const { file } = await anAttachment(owner, id, aFile());
    await sendFile(owner, id, file);
    expect((await attachmentUrlOf(other, id, file.id)).status).toBe(200);
    expect((await attachmentUrlOf(third, id, file.id)).status).toBe(404);
  });

  it('deletes a file that was not sent within a day', async () => {
    const { one, id } = await aPair();
    const { file } = await anAttachment(one, id, aFile());
    const old = new Date(Date.now() - 25 * 3_600_000);
    await api.db.updateTable('attachment').set({ started_at: old }).where('id', '=', file.id).execute();
    await worker.runTask('conversations:purge-unsent-files');
    await worker.runJobs();
    expect((await sendFile(one, id, file)).code).toBe('conversations.attachmentMissing');
  });
});

describe('POST /api/conversation/report with files', () => {
  async function aStory() {
    const { one: sender, other: reporter, id } = await aPair();
    const { file, ciphertext: encrypted } = await anAttachment(sender, id, aFile());
    await sendFile(sender, id, file, 'Look.');
    const seen = (await reporter.openEntries(id, (await reporter.history(id)).body.entries)).at(-1)!;
    const report = (attachments: object[], proof: object = seen.proof!) =>
      reporter.call('POST', '/api/conversation/report', { conversationId: id, reason: 'scam', messages: [{ ...proof, attachments }] });
    return { sender, reporter, id, file, ciphertext: encrypted, seen, report };
  }

  async function shownToStaff(memberId: string) {
    const found = await api.db
      .selectFrom('moderation_case')
      .select(['id', 'subject_id'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const staff = aBrowser(api);
    await staff.login(await aMember(api.db, api.config, { staffRole: 'moderator' }));
    await staff.call('POST', `/api/staff/cases/${found.id}/claim`, {});
    const { body } = await staff.call<{ messages: { text: string; attachments: (typeof shape)[] }[] }[]>(
      'GET',
      `/api/staff/conversations/${found.subject_id}`,
    );
    return body[0]!.messages[0]!;
  }
  const shape = { id: '', name: '', type: '', bytes: 0, key: '', hash: '', encryptedHash: '', url: '' };

  it('shows the file to staff, also after the message was deleted', async () => {
    const { sender, id, file, seen, report } = await aStory();
    expect((await report([{ id: file.id }])).status).toBe(200);
    await sender.remove(id, seen.entry.id, 'all');
    await worker.runJobs();
    const message = await shownToStaff(sender.id);
    expect(message).toMatchObject({ text: 'Look.', attachments: [{ id: file.id, name: 'note.txt', key: file.key }] });
    const [shown] = message.attachments;
    const opened = await decryptFile(shown!, await (await fetch(shown!.url)).blob());
    expect(await opened.text()).toBe(SECRET);
  });

  it('accepts a deleted file from the reporter only if its content is the same', async () => {
    const { sender, reporter, id, file, ciphertext: encrypted, seen, report } = await aStory();
    await sender.remove(id, seen.entry.id, 'all');
    await worker.runJobs();
    expect((await report([{ id: file.id }])).code).toBe('conversations.reportInvalid');
    const handOver = async (content: Blob) => {
      const begun = (
        await reporter.call<{ id: string; parts: Parameters<typeof sendParts>[1] }>('POST', '/api/conversation/report/files', {
          bytes: content.size,
        })
      ).body;
      await sendParts(content, begun.parts);
      await reporter.call('POST', `/api/attachments/${begun.id}/complete`, {});
      return begun.id;
    };
    const forged = (await encryptFile(new Blob(['Another note.']), fromBase64url(file.key))).ciphertext;
    expect((await report([{ id: file.id, evidenceId: await handOver(forged) }])).code).toBe('conversations.reportInvalid');
    const same = (await encryptFile(aFile(), fromBase64url(file.key))).ciphertext;
    expect(Buffer.from(await same.arrayBuffer()).equals(Buffer.from(await encrypted.arrayBuffer()))).toBe(true);
    expect((await report([{ id: file.id, evidenceId: await handOver(same) }])).status).toBe(200);
    expect((await shownToStaff(sender.id)).attachments).toHaveLength(1);
  });

  it('rejects a file that the payload does not name', async () => {
    const { report } = await aStory();
    expect((await report([{ id: crypto.randomUUID() }])).code).toBe('conversations.reportInvalid');
  });
});
