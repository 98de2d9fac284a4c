import { decryptFile, encryptFile } from '@subrosa/crypto/conversation/attachments';
import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { encodeGroup } from '@subrosa/crypto/signed/payload';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBrowser } from '../../../test/support/browser.ts';
import { aConversation, aChatMember, type ChatMember } from '../../../test/support/conversations.ts';
import {
  aGroup,
  anAttachment,
  answer,
  describe as describeGroup,
  groupReport,
  groupToEncrypt,
  invitationReport,
  invitationsOf,
  inviteTo,
  letIn,
  nameOf,
  prepareGroup,
  putGroup,
  react,
  reactionReport,
  sendParts,
  writePayload,
} from '../../../test/support/groups.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aBlock } from '../../../test/support/profiles.ts';
import { tracesInDatabase } from '../../../test/support/traces.ts';

const api = useApi();
const HARSH = 'Harsh words about you';

type State = Awaited<ReturnType<typeof groupReport>>;

const report = (who: ChatMember, conversationId: string, states: readonly object[], more: object = {}) =>
  who.call('POST', '/api/conversation/report', { conversationId, reason: 'threats', text: 'Look at this.', states, ...more });

const casesAbout = (memberId: string) =>
  api.db.selectFrom('moderation_case').select(['id', 'subject_id', 'reporter_id']).where('member_id', '=', memberId).execute();

interface StaffCase {
  messages: { text: string; attachments: ShownFile[] }[];
  states: { kind: string; sender: string; on: string; text: string; attachments: ShownFile[] }[];
}

type ShownFile = { id: string; name: string; url: string; preview: boolean } & Parameters<typeof decryptFile>[0];

/** Claims the only case about a member and returns what the moderator sees. */
async function seenByStaff(memberId: string): Promise<StaffCase> {
  const [found, ...others] = await casesAbout(memberId);
  expect(others).toEqual([]);
  const browser = aBrowser(api);
  await browser.login(await aMember(api.db, api.config, { staffRole: 'moderator' }));
  await browser.call('POST', `/api/staff/cases/${found?.id}/claim`, {});
  const { body } = await browser.call<StaffCase[]>('GET', `/api/staff/conversations/${found?.subject_id}`);
  return body[0]!;
}

const openedBy = async ({ url, ...file }: ShownFile) => (await decryptFile(file, await (await fetch(url)).blob())).text();

interface Story {
  author: ChatMember;
  reporter: ChatMember;
  id: string;
  state: State;
}

const stories: Readonly<Record<State['kind'], () => Promise<Story>>> = {
  reaction: async () => {
    const [author, reporter] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(author, reporter, ['Good evening.', 'And to you.']);
    const { entries } = (await author.history(id)).body;
    expect((await react(author, id, entries[1]!.id, HARSH)).status).toBe(200);
    return { author, reporter, id, state: await reactionReport(reporter, id) };
  },
  group: async () => {
    const [author, reporter] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(author, [reporter], HARSH);
    return { author, reporter, id, state: await groupReport(reporter, id) };
  },
  invitation: async () => {
    const [author, reporter] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(author);
    await inviteTo(author, id, reporter, HARSH);
    const [invitation] = await invitationsOf(reporter);
    return { author, reporter, id, state: await invitationReport(reporter, invitation!) };
  },
};

const kinds = Object.keys(stories) as State['kind'][];

const changed = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

describe.each(kinds)('POST /api/conversation/report with a state: %s', (kind) => {
  const aStory = stories[kind];

  it('opens a case about its author, in which staff see the content', async () => {
    const { author, reporter, id, state } = await aStory();
    expect((await report(reporter, id, [state])).status).toBe(200);
    expect(await casesAbout(author.id)).toMatchObject([{ reporter_id: reporter.id }]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await seenByStaff(author.id)).toMatchObject({
      messages: [],
      states: [{ kind, sender: expect.stringMatching(/^M-/) as string, on: today, text: HARSH, attachments: [] }],
    });
  });

  it('stores no plain text of the content', async () => {
    const { reporter, id, state } = await aStory();
    await report(reporter, id, [state]);
    expect(await tracesInDatabase(api.db, [HARSH, Buffer.from(HARSH).toString('base64').slice(0, 24)])).toEqual([]);
  });

  it.each([
    ['text', ({ payload, ...rest }: State) => ({ ...rest, payload: changed(payload) })],
    ['author', (state: State, { reporter }: Story) => ({ ...state, senderId: reporter.id })],
    ['day', (state: State) => ({ ...state, stampedOn: '2026-01-01' })],
    ['epoch', (state: State) => ({ ...state, epoch: state.epoch + 1 })],
    ['id', (state: State) => ({ ...state, id: crypto.randomUUID() })],
    ['kind', (state: State) => ({ ...state, kind: kind === 'group' ? 'reaction' : 'group' })],
    ['commitment', (state: State) => ({ ...state, commitment: changed(state.commitment) })],
    ['tag', (state: State) => ({ ...state, frankingTag: changed(state.frankingTag) })],
    ['franking key id', (state: State) => ({ ...state, frankingKeyId: 'another' })],
    ['franking key', (state: State) => ({ ...state, frankingKey: changed(state.frankingKey) })],
  ])('rejects another %s and opens no case', async (_what, tamper) => {
    const story = await aStory();
    const { author, reporter, id, state } = story;
    expect(await report(reporter, id, [tamper(state, story)])).toMatchObject({ status: 422, code: 'conversations.reportInvalid' });
    expect(await casesAbout(author.id)).toEqual([]);
  });

  it('rejects a state of another conversation', async () => {
    const [story, elsewhere] = [await aStory(), await aStory()];
    expect((await report(story.reporter, story.id, [elsewhere.state])).code).toBe('conversations.reportInvalid');
  });

  it('opens no case for a member who could not see it', async () => {
    const { author, id, state } = await aStory();
    const stranger = await aChatMember(api);
    const answered = await report(stranger, id, [state]);
    if (kind === 'invitation') expect(answered.code).toBe('conversations.reportInvalid');
    else expect(answered.text).toBe((await report(stranger, crypto.randomUUID(), [])).text);
    expect(await casesAbout(author.id)).toEqual([]);
  });

  it('accepts it although the author has blocked the reporter since, and blocks them if requested', async () => {
    const { author, reporter, id, state } = await aStory();
    await aBlock(api.db, author.id, reporter.id);
    expect((await report(reporter, id, [state], { block: true })).status).toBe(200);
    expect(await casesAbout(author.id)).toHaveLength(1);
    const blocks = await api.db.selectFrom('block').select('blocked_id').where('blocker_id', '=', reporter.id).execute();
    expect(blocks).toEqual([{ blocked_id: author.id }]);
  });
});

describe('POST /api/conversation/report', () => {
  it('accepts a reaction that was removed since', async () => {
    const { author, reporter, id, state } = await stories.reaction();
    const { entries } = (await author.history(id)).body;
    expect((await author.call('DELETE', `/api/conversation/${id}/messages/${entries[1]!.id}/reaction`, {})).status).toBe(200);
    expect((await report(reporter, id, [state])).status).toBe(200);
    expect(await casesAbout(author.id)).toHaveLength(1);
  });

  it('accepts a group name that was changed since', async () => {
    const { author, reporter, id, state } = await stories.group();
    expect((await describeGroup(author, id, { name: 'Kind name' })).status).toBe(200);
    expect((await report(reporter, id, [state])).status).toBe(200);
    expect((await seenByStaff(author.id)).states).toMatchObject([{ text: HARSH }]);
  });

  it('accepts an invitation that was declined since, or whose group was blocked', async () => {
    for (const end of ['decline', 'block'] as const) {
      const { author, reporter, id, state } = await stories.invitation();
      expect((await answer(reporter, id, end)).status).toBe(200);
      expect((await report(reporter, id, [state])).status).toBe(200);
      expect(await casesAbout(author.id)).toHaveLength(1);
    }
  });

  it('keeps the proof of an invitation in the list of blocked groups', async () => {
    const { reporter, id, state } = await stories.invitation();
    await answer(reporter, id, 'block');
    const { body } = await reporter.call<{ invitation: object }[]>('GET', '/api/conversation/groups/blocked');
    const { kind: _kind, conversationId: _id, recipientId: _to, payload: _payload, frankingKey: _key, senderId, ...stamped } = state;
    expect(body).toMatchObject([{ invitation: { inviterId: senderId, ...stamped } }]);
  });

  it('opens no case about a group name that was set after the reporter left', async () => {
    const { author, reporter, id } = await stories.group();
    const left = { members: [author.id], admins: [author.id] };
    expect((await putGroup(author, id, left)).status).toBe(200);
    await describeGroup(author, id, { name: 'After you' });
    expect((await report(reporter, id, [await groupReport(author, id)])).status).toBe(200);
    expect(await casesAbout(author.id)).toEqual([]);
  });

  it('opens the case about the author of a name, not about the member who carried it on', async () => {
    const [author, carrier, reporter] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(author, [carrier, reporter], HARSH);
    expect((await putGroup(carrier, id)).status).toBe(200);
    const state = (await reporter.see(id)).body.group?.state;
    expect(state).toMatchObject({ senderId: carrier.id, epoch: 2, stamped: { senderId: author.id, epoch: 0 } });
    expect(await nameOf(reporter, id)).toBe(HARSH);
    await report(reporter, id, [await groupReport(reporter, id)]);
    expect(await casesAbout(carrier.id)).toEqual([]);
    expect(await casesAbout(author.id)).toHaveLength(1);
  });

  it('shows the picture of a group to staff, also from the reporter’s copy once it was replaced', async () => {
    const [author, reporter] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(author, [reporter], HARSH);
    const content = new Blob(['a harsh picture']);
    const { file } = await anAttachment(author, id, content);
    const { name: _name, ...image } = file;
    expect((await describeGroup(author, id, { name: HARSH, image }, image.id)).status).toBe(200);
    const state = await groupReport(reporter, id);
    expect((await report(reporter, id, [{ ...state, attachments: [{ id: image.id }] }])).status).toBe(200);
    const [shown] = (await seenByStaff(author.id)).states;
    expect(shown?.attachments).toMatchObject([{ id: image.id, name: '', preview: false }]);
    expect(await openedBy(shown!.attachments[0]!)).toBe('a harsh picture');

    const { file: next } = await anAttachment(author, id, new Blob(['a kind picture']));
    await describeGroup(author, id, { name: 'Type', image: next }, next.id);
    const { ciphertext } = await encryptFile(content, fromBase64url(image.key));
    const begun = await reporter.call<{ id: string; parts: Parameters<typeof sendParts>[1] }>('POST', '/api/conversation/report/files', {
      bytes: ciphertext.size,
    });
    await sendParts(ciphertext, begun.body.parts);
    await reporter.call('POST', `/api/attachments/${begun.body.id}/complete`, {});
    const handed = { ...state, attachments: [{ id: image.id, evidenceId: begun.body.id }] };
    expect((await report(reporter, id, [handed])).status).toBe(200);
    expect((await report(reporter, id, [{ ...state, attachments: [{ id: next.id }] }])).code).toBe('conversations.reportInvalid');
  });

  it('shows the preview that the sender made of a file', async () => {
    const [author, reporter] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(author, reporter, ['Hello.']);
    const [whole, small] = [
      await anAttachment(author, id, new Blob(['a kind picture'])),
      await anAttachment(author, id, new Blob(['harsh'])),
    ];
    const { name: _name, ...thumbnail } = small.file;
    const envelope = await writePayload(author, id, { kind: 'text', text: '', attachments: [{ ...whole.file, thumbnail }] });
    await author.call('POST', `/api/conversation/${id}/messages`, { ...envelope, attachments: [whole.file.id, thumbnail.id] });
    const { entries } = (await reporter.history(id)).body;
    const [, { proof } = { proof: null }] = await reporter.openEntries(id, entries);
    const attachments = [{ id: whole.file.id }, { id: thumbnail.id }];
    expect((await report(reporter, id, [], { messages: [{ ...proof, attachments }] })).status).toBe(200);
    const [message] = (await seenByStaff(author.id)).messages;
    expect(message?.attachments).toMatchObject([{ preview: false }, { id: thumbnail.id, name: whole.file.name, preview: true }]);
    expect(await openedBy(message!.attachments[1]!)).toBe('harsh');
  });
});

describe('POST /api/conversation/report with an automatic reply', () => {
  async function anAutoReply() {
    const [author, reporter] = [await aChatMember(api, { accountType: 'confidant', plan: 3 }), await aChatMember(api)];
    await author.call('PUT', '/api/auto-reply', { text: HARSH, enabled: true }, { 'if-match': '"0"' });
    const id = await aConversation(reporter, author, ['Good evening.']);
    const { entries } = (await reporter.history(id)).body;
    return { author, reporter, id, reply: entries.find((entry) => entry.kind === 'auto')! };
  }

  it('shows its text to staff', async () => {
    const { author, reporter, id, reply } = await anAutoReply();
    expect((await report(reporter, id, [], { autoReplies: [reply.id] })).status).toBe(200);
    expect((await seenByStaff(author.id)).messages).toMatchObject([{ text: HARSH }]);
  });

  it('ignores a reply of another conversation', async () => {
    const [{ reply }, { author, reporter, id }] = [await anAutoReply(), await anAutoReply()];
    await report(reporter, id, [], { autoReplies: [reply.id] });
    expect((await seenByStaff(author.id)).messages).toEqual([]);
  });
});

describe('states without a valid tag', () => {
  const put = (who: ChatMember, id: string, epoch: Awaited<ReturnType<typeof prepareGroup>>) =>
    who.call('PUT', `/api/conversation/${id}/epochs/${epoch.record.epoch}`, epoch);

  it('rejects another group name with a new key from a member who is no admin', async () => {
    const [owner, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [other]);
    expect((await put(other, id, await prepareGroup(other, id, undefined, { first: { name: HARSH } }))).code).toBe(
      'conversations.epochInvalid',
    );
    expect((await put(other, id, await prepareGroup(other, id, undefined, await groupToEncrypt(other, id)))).status).toBe(200);
  });

  it('hides a name that a member carried on and the author never set', async () => {
    const [owner, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [other]);
    const carried = { payload: toBase64url(encodeGroup({ name: HARSH })), frankingKey: 'A'.repeat(43) };
    expect((await put(other, id, await prepareGroup(other, id, undefined, { carried }))).status).toBe(200);
    expect(await nameOf(owner, id)).toBeNull();
    expect((await describeGroup(owner, id, { name: 'Garden' })).status).toBe(200);
    expect(await nameOf(other, id)).toBe('Garden');
  });

  it('rejects a carried name if the group has none', async () => {
    const owner = await aChatMember(api);
    const { body } = await owner.call<{ id: string }>('POST', '/api/conversation/group', {});
    const carried = { payload: toBase64url(encodeGroup({ name: HARSH })), frankingKey: 'A'.repeat(43) };
    const first = await prepareGroup(owner, body.id, { members: [owner.id], admins: [owner.id] }, { carried });
    expect((await put(owner, body.id, first)).code).toBe('conversations.epochInvalid');
  });

  it('violates a database constraint', async () => {
    const { id } = await stories.reaction();
    const group = await stories.group();
    await expect(
      sql`UPDATE message_reaction SET envelope = envelope - 'frankingTag' WHERE conversation_id = ${id}`.execute(api.db),
    ).rejects.toThrow('message_reaction_stamped');
    await expect(
      sql`UPDATE conversation SET encrypted_profile = encrypted_profile - 'stamped' WHERE id = ${group.id}`.execute(api.db),
    ).rejects.toThrow('conversation_state_stamped');
  });

  it('accepts the longest name of an author also when another member carries it on', async () => {
    const [owner, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [other]);
    const longest = 'x'.repeat(1980);
    expect((await describeGroup(owner, id, { name: longest })).status).toBe(200);
    expect((await putGroup(other, id)).status).toBe(200);
    expect(await nameOf(owner, id)).toBe(longest);
    expect((await report(other, id, [await groupReport(other, id)])).status).toBe(200);
  });

  it('keeps the name’s author when a member is added', async () => {
    const [owner, other, late] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [other], HARSH);
    await inviteTo(owner, id, late);
    await answer(late, id, 'accept');
    await letIn(owner, id);
    await report(late, id, [await groupReport(late, id)]);
    expect(await casesAbout(owner.id)).toHaveLength(1);
  });
});
