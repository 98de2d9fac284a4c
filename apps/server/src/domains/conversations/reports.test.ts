import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aConversation, aChatMember, type ChatMember } from '../../../test/support/conversations.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock } from '../../../test/support/profiles.ts';
import { tracesInDatabase } from '../../../test/support/traces.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { proveReported, stampWith } from './franking.ts';
import { aMember } from '../../../test/support/members.ts';

const api = useApi();
const TEXT = 'Pay me outside of the app';

interface Case {
  id: string;
  reporter: string;
  reason: string;
  text: string | null;
  messages: { sender: string; text: string; sequence: number }[];
}

/** A conversation, with the second member’s proofs of its messages. */
async function aStory(texts: readonly string[] = [TEXT, 'No.', 'Then send a card.']) {
  const [reported, reporter] = [await aChatMember(api), await aChatMember(api, { plan: 3 })];
  const id = await aConversation(reported, reporter, texts);
  const entries = await reporter.openEntries(id, (await reporter.history(id)).body.entries);
  return { reported, reporter, id, proofs: entries.map(({ proof }) => proof!) };
}

const report = (who: ChatMember, conversationId: string, messages: readonly object[], more: object = {}) =>
  who.call('POST', '/api/conversation/report', { conversationId, reason: 'scam', text: 'Wants money.', messages, ...more });

const casesAbout = (memberId: string) =>
  api.db.selectFrom('moderation_case').select(['id', 'subject_id', 'kind', 'reporter_id']).where('member_id', '=', memberId).execute();

describe('POST /api/conversation/report', () => {
  it('opens a case and shows the proved messages only to the moderator who claimed it', async () => {
    const { reported, reporter, id, proofs } = await aStory();
    expect((await report(reporter, id, [proofs[2]!, proofs[0]!])).status).toBe(200);
    const [found] = await casesAbout(reported.id);
    expect(found).toMatchObject({ kind: 'conversation_report', reporter_id: reporter.id });
    const browser = aBrowser(api);
    await browser.login(await aMember(api.db, api.config, { staffRole: 'moderator' }));
    const onCase = (action: string, body: object = {}) => browser.call('POST', `/api/staff/cases/${found!.id}/${action}`, body);
    const path = `/api/staff/conversations/${found!.subject_id}`;
    expect((await browser.call('GET', path)).status).toBe(404);
    await onCase('claim');
    const { body } = await browser.call<Case[]>('GET', path);
    expect(body).toMatchObject([
      {
        reporter: expect.stringMatching(/^M-/) as string,
        reason: 'scam',
        text: 'Wants money.',
        messages: [
          { sender: expect.stringMatching(/^M-/) as string, text: TEXT, sequence: 1 },
          { sender: expect.stringMatching(/^M-/) as string, text: 'Then send a card.', sequence: 3 },
        ],
      },
    ]);
    expect((await reported.call('GET', path)).status).toBe(404);
    expect((await onCase('decide', { decision: 'dismiss' })).status).toBe(200);
  });

  it('stores no plain text of the reported messages', async () => {
    const { reporter, id, proofs } = await aStory();
    await report(reporter, id, proofs);
    expect(await tracesInDatabase(api.db, [TEXT, Buffer.from(TEXT).toString('base64').slice(0, 24)])).toEqual([]);
    const { rows } = await sql<{ found: boolean }>`
      SELECT position(${Buffer.from(TEXT)} IN messages) > 0 AS found FROM conversation_report`.execute(api.db);
    expect(rows.every(({ found }) => !found)).toBe(true);
  });

  it.each([
    ['text', ({ payload, ...rest }: Proof) => ({ ...rest, payload: changed(payload) })],
    ['sender', (proof: Proof, reporter: ChatMember) => ({ ...proof, senderId: reporter.id })],
    ['time', (proof: Proof) => ({ ...proof, sentAt: '2026-11-15T12:00:00.000Z' })],
    ['sequence', (proof: Proof) => ({ ...proof, sequence: proof.sequence + 1 })],
    ['commitment', (proof: Proof) => ({ ...proof, commitment: changed(proof.commitment) })],
    ['tag', (proof: Proof) => ({ ...proof, frankingTag: changed(proof.frankingTag) })],
    ['franking key id', (proof: Proof) => ({ ...proof, frankingKeyId: 'another' })],
    ['franking key', (proof: Proof) => ({ ...proof, frankingKey: changed(proof.frankingKey) })],
    ['epoch', (proof: Proof) => ({ ...proof, epoch: proof.epoch + 1 })],
  ])('rejects another %s and opens no case', async (_what, tamper) => {
    const { reported, reporter, id, proofs } = await aStory([TEXT]);
    const [proof] = proofs;
    expect(await report(reporter, id, [tamper(proof!, reporter)])).toMatchObject({ status: 422, code: 'conversations.reportInvalid' });
    expect(await casesAbout(reported.id)).toEqual([]);
  });

  it('rejects a message of another conversation', async () => {
    const [story, elsewhere] = [await aStory([TEXT]), await aStory([TEXT])];
    expect((await report(story.reporter, story.id, elsewhere.proofs)).code).toBe('conversations.reportInvalid');
  });

  it('returns the same response to a non-member, and stores nothing', async () => {
    const { reported, id, proofs } = await aStory([TEXT]);
    const stranger = await aChatMember(api);
    const nobodys = await report(stranger, crypto.randomUUID(), []);
    expect((await report(stranger, id, proofs)).text).toBe(nobodys.text);
    expect((await report(stranger, id, [])).text).toBe(nobodys.text);
    expect(await casesAbout(reported.id)).toEqual([]);
  });

  it('accepts a message that was deleted, also from a member who was blocked since', async () => {
    const { reported, reporter, id, proofs } = await aStory([TEXT]);
    await reported.remove(id, proofs[0]!.id, 'all');
    await aBlock(api.db, reported.id, reporter.id);
    expect((await report(reporter, id, proofs)).status).toBe(200);
    expect(await casesAbout(reported.id)).toHaveLength(1);
  });

  it('joins reports of the same member within a day into one case', async () => {
    const { reported, reporter, id, proofs } = await aStory();
    await report(reporter, id, [proofs[0]!]);
    await report(reporter, id, [proofs[2]!]);
    expect(await casesAbout(reported.id)).toHaveLength(1);
  });

  it('blocks the reported member if requested, and rejects a text that is too long', async () => {
    const { reported, reporter, id, proofs } = await aStory([TEXT]);
    expect((await report(reporter, id, proofs, { text: 'x'.repeat(1001) })).code).toBe('request.invalid');
    await report(reporter, id, proofs, { block: true });
    expect((await reported.see(id)).status).toBe(404);
    expect((await reporter.see(id)).status).toBe(404);
  });
});

type Proof = Awaited<ReturnType<typeof aStory>>['proofs'][number];

function changed(text: string): string {
  return `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
}

describe('FRANKING_KEYS', () => {
  const marked = (FRANKING_KEYS: string) => ({ ...api.config, FRANKING_KEYS });
  const [old, fresh] = [`old:${'A'.repeat(43)}`, `fresh:${'B'.repeat(42)}A`];

  it('tags with the newest key, and proves tags of an older key until it is removed', async () => {
    const { id, proofs } = await aStory([TEXT]);
    const {
      payload: _payload,
      frankingKey: _key,
      frankingKeyId: _id,
      frankingTag: _tag,
      ...message
    } = { ...proofs[0]!, conversationId: id };
    const before = { ...proofs[0]!, conversationId: id, ...stampWith(marked(old), message) };
    expect(before.frankingKeyId).toBe('old');
    expect(stampWith(marked(`${fresh},${old}`), message).frankingKeyId).toBe('fresh');
    expect(await proveReported(marked(`${fresh},${old}`), before)).toMatchObject({ text: TEXT });
    expect(await proveReported(marked(fresh), before)).toBeNull();
  });
});
