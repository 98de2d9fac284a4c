import { describe, expect, it } from 'vitest';
import { aConversation, aChatMember, premium, type ChatMember } from '../../../test/support/conversations.ts';
import { useApi } from '../../../test/support/test-api.ts';

const api = useApi();
const TEXT = 'Thank you for writing. I answer in the evening.';

const save = (who: ChatMember, text = TEXT, enabled = true) => who.call<{ updatedAt: string }>('PUT', '/api/auto-reply', { text, enabled });
const fetishist = () => aChatMember(api, { ...premium, accountType: 'fetishist' });
const confidant = () => aChatMember(api, { ...premium, accountType: 'confidant' });

describe('automatic replies', () => {
  it('stores a confidant’s text with the time of its last change, and rejects other roles', async () => {
    const [one, other] = [await confidant(), await fetishist()];
    expect((await one.call('GET', '/api/auto-reply')).body).toEqual({
      text: null,
      enabled: false,
      updatedAt: null,
      longest: 4000,
      can: { edit: true },
    });
    const saved = await save(one);
    expect(saved.body).toMatchObject({ text: TEXT, enabled: true, updatedAt: expect.any(String) });
    expect((await save(one, 'x'.repeat(4001))).status).toBe(400);
    expect((await save(one, '🌹'.repeat(2000))).status).toBe(200);
    expect((await save(other)).code).toBe('autoreplies.notForRole');
  });

  it('answers a fetishist’s first message with an entry of kind auto, once', async () => {
    const [one, other] = [await confidant(), await fetishist()];
    await save(one);
    const id = await aConversation(other, one, ['Good evening.']);
    expect((await other.history(id)).body.entries).toMatchObject([
      { kind: 'message', sequence: 1 },
      { kind: 'auto', sequence: 2, senderId: one.id, text: TEXT },
    ]);
    expect((await other.see(id)).body).toMatchObject({ newest: 2, unread: 1, last: { kind: 'auto' } });
    expect((await one.see(id)).body).toMatchObject({ unread: 1 });
    await save(one, 'Another text.');
    await other.send(id, 'Thank you.');
    expect(await other.read(id)).toEqual(['Good evening.', '(auto)', 'Thank you.']);
    expect(await one.read(id)).toEqual(['Good evening.', '(auto)', 'Thank you.']);
  });

  it('answers once when several first messages arrive concurrently', async () => {
    const [one, other] = [await confidant(), await fetishist()];
    await save(one);
    const id = await aConversation(other, one);
    const envelopes = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => other.write(id, text)));
    const sent = await Promise.all(envelopes.map((envelope) => other.post(id, envelope)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kinds = (await other.history(id)).body.entries.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'auto')).toHaveLength(1);
    expect(kinds).toHaveLength(4);
    expect(kinds[1]).toBe('auto');
  });

  it('answers a fetishist who was written to first, but not one who wrote before it was saved', async () => {
    const [one, other] = [await confidant(), await fetishist()];
    await save(one);
    const id = await aConversation(one, other, ['Hello.', 'Hello too.']);
    expect(await other.read(id)).toEqual(['Hello.', 'Hello too.', '(auto)']);
    const [late, early] = [await confidant(), await fetishist()];
    const conversationId = await aConversation(early, late, ['Hello.']);
    await save(late);
    await early.send(conversationId, 'Are you there?');
    expect(await early.read(conversationId)).toEqual(['Hello.', 'Are you there?']);
  });

  it('sends nothing while it is disabled, or to another confidant', async () => {
    const [one, other, colleague] = [await confidant(), await fetishist(), await confidant()];
    await save(one, TEXT, false);
    expect(await other.read(await aConversation(other, one, ['Hello.']))).toEqual(['Hello.']);
    await save(one);
    expect(await colleague.read(await aConversation(colleague, one, ['Hello.']))).toEqual(['Hello.']);
  });

  it('allows only its author to delete it for all', async () => {
    const [one, other] = [await confidant(), await fetishist()];
    await save(one);
    const id = await aConversation(other, one, ['Good evening.']);
    const reply = (await one.history(id)).body.entries[1]!;
    expect((await other.remove(id, reply.id, 'all')).status).toBe(404);
    expect((await one.remove(id, reply.id, 'all')).status).toBe(200);
    expect(await other.read(id)).toEqual(['Good evening.', '(deleted)']);
  });
});
