import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { joinBytes, randomBytes } from '../primitives/bytes.ts';
import { sign } from '../primitives/signature.ts';
import { commitTo } from '../statements/franking.ts';
import { messageStatement } from '../statements/message.ts';
import { encodePayload } from '../statements/payload.ts';
import { cipherOf, messageKey } from './message-key.ts';
import { pack } from './padding.ts';
import { FELIX, IRIS, NOOR, TALK, twoWhoTalk } from './testing/cast.ts';
import type { StoredMessage } from './testing/house.ts';
import { type Browser, signUp, unlockBrowser } from './testing/person.ts';

const FAMILY = '👩‍👩‍👧';

it('is read on every device of both', async () => {
  const { house, iris, felix, irisAccount, felixAccount } = await twoWhoTalk();
  const others = [await unlockBrowser(house, irisAccount), await unlockBrowser(house, felixAccount)];
  await iris.send(TALK, 'Is the scarf still there?');
  await felix.send(TALK, 'It is.');
  for (const browser of [iris, felix, ...others]) expect(await browser.read(TALK)).toEqual(['Is the scarf still there?', 'It is.']);
});

it('leaves no text with the server', async () => {
  const { house, iris } = await twoWhoTalk();
  await iris.send(TALK, 'a very particular sentence');
  await iris.saveSettings();
  expect(house.dump()).not.toContain('particular');
});

it('keeps what a message answers and that it was forwarded', async () => {
  const { iris, felix } = await twoWhoTalk();
  const payload = { kind: 'text', text: 'As I said', replyTo: 'some-message', forwarded: true } as const;
  const opened = await felix.open(TALK, await iris.send(TALK, payload));
  expect(opened.kind === 'opened' && opened.payload).toEqual(payload);
});

it('carries 4,000 emoji and refuses one more', async () => {
  const { iris, felix } = await twoWhoTalk();
  await iris.send(TALK, '😀'.repeat(4000));
  expect(await felix.read(TALK)).toEqual(['😀'.repeat(4000)]);
  await expect(iris.send(TALK, '😀'.repeat(4001))).rejects.toMatchObject({ because: 'tooLong' });
});

it('fits into what the server takes, whatever 4,000 characters are typed', async () => {
  const { iris, felix } = await twoWhoTalk();
  for (const character of ['😀', '"', '\\', '\n', '\ud800', '\u0001', '\u2028']) {
    const message = await iris.send(TALK, character.repeat(4000));
    expect(fromBase64url(message.ciphertext).length <= 20_496).toBe(true);
    expect((await felix.open(TALK, message)).kind).toBe('opened');
  }
});

it('keeps joined emoji and writing from right to left as they are', async () => {
  const { iris, felix } = await twoWhoTalk();
  await iris.send(TALK, `${FAMILY} שלום\nمرحبا`);
  expect(await felix.read(TALK)).toEqual([`${FAMILY} שלום\nمرحبا`]);
});

it('keeps line breaks and tabs of what is typed, and no other control character', async () => {
  const { iris, felix } = await twoWhoTalk();
  await iris.send(TALK, 'one\r\ntwo\tthree\u0000\u001b\u007f \ud800');
  expect(await felix.read(TALK)).toEqual(['one\ntwo\tthree \ufffd']);
});

it('shows a watcher of sizes steps of 256 bytes', async () => {
  const { iris } = await twoWhoTalk();
  const sizes = [];
  for (const length of [1, 100, 195, 196]) sizes.push(fromBase64url((await iris.send(TALK, 'x'.repeat(length))).ciphertext).length - 16);
  expect(sizes).toEqual([256, 256, 256, 512]);
});

it('drops what somebody changed on the way', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  await signUp(house, NOOR);
  const sent = await iris.send(TALK, 'Meet me at five.');
  const other = await iris.send(TALK, 'Or at six.');
  const changes: Partial<StoredMessage>[] = [
    { ciphertext: flipped(sent.ciphertext) },
    { ciphertext: other.ciphertext },
    { salt: other.salt },
    { commitment: other.commitment },
    { signature: other.signature },
    { senderId: FELIX },
    { senderId: NOOR },
    { id: other.id },
    { deviceId: felix.self.deviceId },
    { epoch: 1 },
    { ciphertext: '' },
    { salt: 'not bytes' },
  ];
  for (const change of changes) expect((await felix.open(TALK, { ...sent, ...change })).kind).toBe('dropped');
  expect((await felix.open(TALK, sent)).kind).toBe('opened');
});

it('drops a message that was moved to another conversation', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  const elsewhere = crypto.randomUUID();
  await iris.talkTo(elsewhere, FELIX);
  const sent = await iris.send(TALK, 'Only here.');
  house.room(elsewhere).messages.push(sent);
  expect(await felix.read(elsewhere)).toEqual(['(sender)']);
});

it('drops a message that could not be reported', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  house.room(TALK).messages.push(await anUnreportable(iris, 'Nobody will ever know.'));
  expect(await felix.read(TALK)).toEqual(['(commitment)']);
});

it('shows a message once that the server repeats under another number', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  const sent = await iris.send(TALK, 'Yes.');
  house.room(TALK).messages.push({ ...sent, sequence: 2 });
  expect(await felix.read(TALK)).toEqual(['Yes.', '(replayed)']);
});

it('is stored once when it is sent twice', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  const envelope = await iris.write(TALK, 'Once.');
  const [first, second] = [await house.send(TALK, IRIS, envelope), await house.send(TALK, IRIS, envelope)];
  expect(second).toEqual(first);
  expect(await felix.read(TALK)).toEqual(['Once.']);
});

it('refuses a message under an epoch that is over, and sends it under the next', async () => {
  const { house, iris, felix } = await twoWhoTalk();
  const late = await felix.write(TALK, 'Too late.');
  await iris.renew(TALK);
  await expect(house.send(TALK, FELIX, late)).rejects.toThrow('epochStale');
  await felix.send(TALK, 'In time.');
  expect(await iris.read(TALK)).toEqual(['In time.']);
});

it('is refused by the server under the name of another', async () => {
  const { house, iris } = await twoWhoTalk();
  const envelope = await iris.write(TALK, 'I am Felix.');
  await expect(house.send(TALK, FELIX, envelope)).rejects.toThrow('device');
});

function flipped(blob: string): string {
  const bytes = fromBase64url(blob);
  return toBase64url(bytes.with(0, (bytes[0] ?? 0) ^ 1));
}

/** As a changed client would send it: everything holds but the commitment, which is to another text. */
async function anUnreportable(sender: Browser, text: string): Promise<StoredMessage> {
  const { epochs } = await sender.sync(TALK);
  const epoch = epochs.at(-1)!;
  const { memberId: senderId, deviceId, deviceKey } = sender.self;
  const context = { conversationId: TALK, id: crypto.randomUUID(), senderId, deviceId, epoch: epoch.record.epoch };
  const [frankingKey, salt] = [randomBytes(32), randomBytes(32)];
  const commitment = await commitTo(encodePayload({ kind: 'text', text: 'Something harmless.' }), frankingKey, context);
  const inner = pack(encodePayload({ kind: 'text', text }), frankingKey);
  const key = await messageKey(epoch.key!, salt, context, 'encrypt');
  const ciphertext = toBase64url(joinBytes(new Uint8Array(await crypto.subtle.encrypt(cipherOf(context, commitment), key, inner))));
  const sealed = { salt: toBase64url(salt), commitment: toBase64url(commitment), ciphertext };
  const signature = await sign(deviceKey.privateKey, await messageStatement(context, sealed));
  const stamp = { sequence: 1, sentAt: '2026-11-15T12:00:00.000Z', reportingKeyId: 'one', reportingTag: toBase64url(randomBytes(32)) };
  return { ...context, ...sealed, signature, ...stamp };
}
