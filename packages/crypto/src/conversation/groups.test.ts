import { expect, it } from 'vitest';
import { trusted } from './contacts.ts';
import { openName, sealName } from './group-name.ts';
import { openProfile, writeProfile } from './group-profile.ts';
import { openReaction, writeReaction } from './reactions.ts';
import { renewEpoch } from './renew-epoch.ts';
import { FELIX, GROUP, IRIS, NOOR, TALK, threeInAGroup, twoWhoTalk } from './testing/cast.ts';
import { type Browser, signUp } from './testing/person.ts';
import { writeMessage } from './write-message.ts';

const NAME = { name: 'Quiet harbour' };

async function profileMadeBy(browser: Browser, group = NAME) {
  const { contacts, epochs } = await browser.sync(GROUP);
  const state = await writeProfile({ self: browser.self, epochs, contacts, id: crypto.randomUUID(), group, now: browser.now });
  return { ...state, senderId: browser.id };
}

async function profileSeenBy(browser: Browser, state: Awaited<ReturnType<typeof profileMadeBy>>) {
  const { contacts, epochs } = await browser.sync(GROUP);
  return openProfile(
    epochs.find(({ record }) => record.epoch === state.epoch),
    state,
    contacts,
  );
}

it('shows the name of a group to its members, and to nobody who was removed', async () => {
  const { iris, felix, noor } = await threeInAGroup();
  const state = await profileMadeBy(iris);
  expect(await profileSeenBy(felix, state)).toEqual(NAME);
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  expect(await profileSeenBy(noor, await profileMadeBy(iris))).toBeNull();
});

it('seals the name under the key of the very epoch that lets somebody in', async () => {
  const { house, iris } = await twoWhoTalk();
  const noor = (await signUp(house, NOOR)).browser;
  await iris.renew(GROUP, { members: [IRIS], admins: [IRIS] });
  const { epochs } = await iris.sync(GROUP);
  const contacts = await iris.meet([IRIS, NOOR]);
  const people = { members: [IRIS, NOOR], admins: [IRIS] };
  const made = await renewEpoch({ self: iris.self, conversationId: GROUP, epochs, contacts, people, group: NAME, now: iris.now });
  expect(Object.keys(made).toSorted()).toEqual(['record', 'state', 'wraps']);
  await house.putEpoch(IRIS, made);
  expect(await profileSeenBy(noor, { ...made.state!, senderId: IRIS })).toEqual(NAME);
});

it('believes no name that somebody else signed, and no message as a name', async () => {
  const { iris, felix } = await threeInAGroup();
  const state = await profileMadeBy(iris);
  expect(await profileSeenBy(felix, { ...state, senderId: NOOR })).toBeNull();
  expect(await profileSeenBy(felix, { ...state, id: crypto.randomUUID() })).toBeNull();
  expect(await profileSeenBy(felix, await iris.send(GROUP, 'Not a name.'))).toBeNull();
  const asMessage = { ...state, sequence: 1, sentAt: '2026-11-15T12:00:00.000Z', reportingKeyId: 'one', reportingTag: '' };
  expect(await felix.open(GROUP, asMessage)).toEqual({ kind: 'dropped', because: 'payload' });
});

it('seals a name to one account, for one group', async () => {
  const { iris, felix } = await twoWhoTalk();
  const [invited] = trusted(await iris.meet([FELIX]), [FELIX]);
  const sealed = await sealName(NAME.name, GROUP, invited!);
  expect(await openName(sealed, GROUP, felix.self)).toBe(NAME.name);
  expect(await openName(sealed, TALK, felix.self)).toBeNull();
  expect(await openName(sealed, GROUP, iris.self)).toBeNull();
  expect(await openName({ ...sealed, accountKeyVersion: 2 }, GROUP, felix.self)).toBeNull();
  expect((await sealName('x', GROUP, invited!)).sealed).toHaveLength((await sealName('x'.repeat(60), GROUP, invited!)).sealed.length);
});

async function reactionOf(browser: Browser, about: string, emoji: string) {
  const { contacts, epochs } = await browser.sync(GROUP);
  const id = crypto.randomUUID();
  return {
    ...(await writeReaction({ self: browser.self, epochs, contacts, id, about, emoji, now: browser.now })),
    senderId: browser.id,
    about,
  };
}

async function signSeenBy(browser: Browser, reaction: Awaited<ReturnType<typeof reactionOf>>) {
  const { contacts, epochs } = await browser.sync(GROUP);
  return openReaction(
    epochs.find(({ record }) => record.epoch === reaction.epoch),
    reaction,
    contacts,
  );
}

it('shows a reaction under its message, and under no other', async () => {
  const { iris, felix } = await threeInAGroup();
  const { id } = await iris.send(GROUP, 'Half past eight?');
  const reaction = await reactionOf(felix, id, '👍');
  expect(await signSeenBy(iris, reaction)).toBe('👍');
  expect(await signSeenBy(iris, { ...reaction, about: crypto.randomUUID() })).toBeNull();
  expect(await signSeenBy(iris, { ...reaction, senderId: NOOR })).toBeNull();
  await expect(reactionOf(felix, id, 'x'.repeat(33))).rejects.toThrow('one sign');
});

it('takes an edit in the place of the message, and both can be reported', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  const before = await iris.send(TALK, 'Harsh words.');
  const wasRead = await felix.reportOf(TALK, before);
  const stored = house.room(TALK).messages;
  stored.length = 0;
  const { contacts, epochs } = await iris.sync(TALK);
  const payload = { kind: 'text', text: 'Kind words.', edited: true } as const;
  const sealing = { self: iris.self, epochs, contacts, id: before.id, payload, longest: 4000, now: iris.now };
  const edited = await house.send(TALK, IRIS, await writeMessage(sealing));
  expect(await felix.open(TALK, edited)).toMatchObject({ payload: { text: 'Kind words.', edited: true } });
  expect(await house.report(FELIX, wasRead)).toBe('Harsh words.');
  expect(await house.report(FELIX, await felix.reportOf(TALK, edited))).toBe('Kind words.');
});

it('goes on writing where somebody’s account is gone, and leaves them out of the next epoch', async () => {
  const { house, iris, felix } = await threeInAGroup();
  house.logs.delete(NOOR);
  const known = { keyLogs: house.keyLogs.bind(house) };
  house.keyLogs = (ids) => known.keyLogs([...ids].filter((id) => id !== NOOR));
  await iris.write(GROUP, 'Among us.');
  await expect(felix.renew(GROUP)).rejects.toMatchObject({ because: 'keyLog' });
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  await iris.send(GROUP, 'Without Noor.');
  expect(await felix.read(GROUP)).toEqual(['Without Noor.']);
});
