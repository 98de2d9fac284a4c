import { expect, it } from 'vitest';
import { randomBytes } from '../primitives/bytes.ts';
import { unwrapKey } from './epoch-key.ts';
import { safetyNumber } from './safety-number.ts';
import { mergePins, openPins, sealPins } from './settings.ts';
import { FELIX, IRIS, TALK, twoWhoTalk } from './testing/cast.ts';
import { House } from './testing/house.ts';
import { beginAnew, rotate, signUp, unlockBrowser } from './testing/person.ts';

const changedFelix = { because: 'identityChanged', memberId: FELIX };
const numberOf = ({ self, pins }: Awaited<ReturnType<typeof twoWhoTalk>>['iris'], memberId: string) =>
  safetyNumber(
    { memberId: self.memberId, identityKey: self.identity.identityKey },
    { memberId, identityKey: pins[memberId]?.identityKey ?? '' },
  );

it('gives both the same sixty digits, and others to anybody between them', async () => {
  const { iris, felix } = await twoWhoTalk();
  const digits = await numberOf(iris, FELIX);
  expect(digits).toEqual(await numberOf(felix, IRIS));
  expect(digits.join('')).toMatch(/^\d{60}$/);
  const another = await twoWhoTalk();
  expect(await numberOf(another.iris, FELIX)).not.toEqual(digits);
});

it('stops sending when an identity changes that nobody vouches for, until it is accepted', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  await felix.send(TALK, 'before');
  expect(await iris.read(TALK)).toEqual(['before']);
  const fresh = (await beginAnew(house, FELIX)).browser;
  await expect(iris.send(TALK, 'hello?')).rejects.toMatchObject(changedFelix);
  await expect(iris.renew(TALK)).rejects.toMatchObject(changedFelix);
  await iris.accept(FELIX);
  await expect(iris.send(TALK, 'hello?')).rejects.toMatchObject({ because: 'renewalDue' });
  await iris.renew(TALK);
  await iris.send(TALK, 'welcome back');
  expect(await fresh.read(TALK)).toEqual(['(noKey)', 'welcome back']);
  expect(await iris.read(TALK)).toEqual(['before', 'welcome back']);
});

it('believes nothing that a changed identity says before it is accepted', async () => {
  const { house, iris } = await twoWhoTalk();
  const fresh = (await beginAnew(house, FELIX)).browser;
  await fresh.renew(TALK);
  await fresh.send(TALK, 'It is me.');
  await expect(iris.sync(TALK)).rejects.toMatchObject(changedFelix);
  await iris.accept(FELIX);
  expect(await iris.read(TALK)).toEqual(['It is me.']);
});

it('forgets that a safety number was compared when the identity changes, also when it is signed', async () => {
  const { house, iris, felixAccount } = await twoWhoTalk();
  iris.pins = { ...iris.pins, [FELIX]: { ...iris.pins[FELIX]!, verified: true } };
  await rotate(house, felixAccount);
  const contacts = await iris.meet([FELIX]);
  expect(contacts.judged.get(FELIX)?.state).toBe('rotated');
  expect(iris.pins[FELIX]?.verified).toBe(false);
});

it('goes on after a rotation that the old identity signed: history stays, a new key is made', async () => {
  const { house, iris, felix, felixAccount } = await twoWhoTalk();
  await felix.send(TALK, 'before the theft');
  await iris.saveSettings();
  const { browser: rotated } = await rotate(house, felixAccount);
  expect(await rotated.read(TALK)).toEqual(['before the theft']);
  await expect(rotated.send(TALK, 'old key')).rejects.toMatchObject({ because: 'renewalDue' });
  await rotated.renew(TALK);
  await rotated.send(TALK, 'after it');
  expect(await iris.read(TALK)).toEqual(['before the theft', 'after it']);
});

it('lets a stolen device neither send nor read on after a rotation', async () => {
  const { house, iris, felix, felixAccount } = await twoWhoTalk();
  const ready = await felix.write(TALK, 'sent by a thief');
  const { browser: rotated } = await rotate(house, felixAccount);
  await expect(house.send(TALK, FELIX, ready)).rejects.toThrow('device');
  await rotated.renew(TALK);
  await iris.send(TALK, 'for Felix alone');
  const { record, wrap } = house.epochsFor(TALK, FELIX).at(-1)!;
  expect(await unwrapKey(wrap, record, felix.self)).toBe(null);
  expect(await unwrapKey(wrap, record, rotated.self)).toHaveLength(32);
});

it('sends nothing to keys that were replaced, also before the sender heard of it', async () => {
  const { house, iris, felixAccount } = await twoWhoTalk();
  const ready = await iris.write(TALK, 'to the old keys');
  await rotate(house, felixAccount);
  await expect(house.send(TALK, IRIS, ready)).rejects.toThrow('epochStale');
});

it('can begin with somebody whose identity changed before one ever met them', async () => {
  const house = new House();
  const [iris, felix] = [(await signUp(house, IRIS)).browser, (await signUp(house, FELIX)).browser];
  await felix.talkTo(TALK, IRIS);
  await felix.send(TALK, 'before');
  const fresh = (await beginAnew(house, FELIX)).browser;
  await fresh.renew(TALK);
  await fresh.send(TALK, 'after');
  expect(await iris.read(TALK)).toEqual(['before', 'after']);
  expect(await fresh.read(TALK)).toEqual(['(noKey)', 'after']);
});

it('does not believe a log of its own that is not signed', async () => {
  const { house, iris } = await twoWhoTalk();
  const log = house.logOf(IRIS);
  log.records = [{ ...log.records[0]!, signature: house.logOf(FELIX).records[0]!.signature }];
  await expect(iris.send(TALK, 'x')).rejects.toMatchObject({ because: 'keyLog', memberId: IRIS });
});

it('follows several rotations at once, and stops where one of them is not signed', async () => {
  const { house, iris, felixAccount } = await twoWhoTalk();
  const { account } = await rotate(house, felixAccount);
  await rotate(house, account);
  expect((await iris.meet([FELIX])).judged.get(FELIX)?.state).toBe('rotated');
  await beginAnew(house, FELIX);
  expect((await iris.meet([FELIX])).judged.get(FELIX)?.state).toBe('changed');
});

it('refuses a key log that was shortened, reordered or signed by nobody', async () => {
  const { house, iris, felixAccount } = await twoWhoTalk();
  await rotate(house, felixAccount);
  await iris.meet([FELIX]);
  const log = house.logOf(FELIX);
  const [first, second] = log.records;
  for (const records of [[first!], [], [second!, first!], [first!, { ...second!, accountKey: first!.accountKey }]]) {
    log.records = records;
    expect((await iris.meet([FELIX])).judged.get(FELIX)?.state).toBe('refused');
    await expect(iris.send(TALK, 'x')).rejects.toMatchObject({ because: 'keyLog' });
  }
});

it('knows a false identity in a new browser by the pins of the old one', async () => {
  const { house, iris, irisAccount } = await twoWhoTalk();
  await iris.saveSettings();
  const liar = new House();
  await signUp(liar, FELIX);
  house.logs.set(FELIX, liar.logOf(FELIX));
  const fresh = await unlockBrowser(house, irisAccount);
  await fresh.loadSettings();
  await expect(fresh.send(TALK, 'to a stranger')).rejects.toMatchObject(changedFelix);
});

it('costs one unlock when a browser is emptied: history, pins and the same device', async () => {
  const { house, iris, felix, irisAccount } = await twoWhoTalk();
  await iris.send(TALK, 'before it was emptied');
  await iris.saveSettings();
  const again = await unlockBrowser(house, irisAccount, iris.self.deviceId);
  await again.loadSettings();
  expect(await again.read(TALK)).toEqual(['before it was emptied']);
  await again.send(TALK, 'after it');
  expect(await felix.read(TALK)).toEqual(['before it was emptied', 'after it']);
  expect(again.pins[FELIX]).toEqual(iris.pins[FELIX]);
});

it('refuses a device that no identity of its member certified', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  const sent = await felix.send(TALK, 'hello');
  for (const device of house.logOf(FELIX).devices) device.signature = house.logOf(IRIS).devices[0]!.signature;
  await iris.sync(TALK);
  expect(await iris.open(TALK, sent)).toEqual({ kind: 'dropped', because: 'sender' });
});

it('asks a browser to unlock again when another one has rotated the keys', async () => {
  const { house, iris, irisAccount } = await twoWhoTalk();
  await rotate(house, irisAccount);
  await expect(iris.sync(TALK)).rejects.toMatchObject({ because: 'locked' });
});

it('opens sealed pins only for their member and master key', async () => {
  const { iris } = await twoWhoTalk();
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const sealed = await sealPins(key, IRIS, iris.pins);
  expect(await openPins(key, IRIS, sealed)).toEqual(iris.pins);
  expect(await openPins(other, IRIS, sealed)).toBe(null);
  expect(await openPins(key, FELIX, sealed)).toBe(null);
});

it('merges what two devices learnt, and does not let what one was lied to count for both', () => {
  const pin = { identityKey: 'one', sequence: 0, verified: false, earlier: [], left: [] };
  const compared = { ...pin, verified: true };
  const newer = { identityKey: 'two', sequence: 1, verified: false, earlier: ['one'], left: ['one'] };
  // At first sight the whole log is taken for history, also where somebody made up its end.
  const lie = { identityKey: 'lie', sequence: 5, verified: false, earlier: ['one', 'two'], left: [] };
  expect(mergePins({ felix: pin }, { felix: compared })).toEqual({ felix: compared });
  expect(mergePins({ felix: compared }, { felix: newer })).toEqual({ felix: newer });
  expect(mergePins({ felix: newer }, { felix: compared })).toEqual({ felix: newer });
  expect(mergePins({ felix: pin }, { felix: lie })).toEqual({ felix: pin });
  expect(mergePins({ felix: newer }, { felix: lie })).toEqual({ felix: newer });
  expect(mergePins({}, { felix: pin })).toEqual({ felix: pin });
});
