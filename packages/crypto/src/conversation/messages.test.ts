import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { joinBytes, randomBytes } from '../primitives/bytes.ts';
import { sign } from '../primitives/signature.ts';
import { commitTo } from '../signed/franking.ts';
import { messageSigningInput } from '../signed/message.ts';
import { encodePayload, type MessagePayload } from '../signed/payload.ts';
import { cipherOf, messageKey } from './message-key.ts';
import { pack } from './padding.ts';
import { FELIX, IRIS, NOOR, CONVERSATION, aChatPair } from '../../test/support/personas.ts';
import type { StoredMessage } from '../../test/support/fake-server.ts';
import { type Browser, signUp, unlockBrowser } from '../../test/support/test-member.ts';

const FAMILY = '👩‍👩‍👧';

it('decryptMessage works on all devices of both members', async () => {
  const { server, iris, felix, irisAccount, felixAccount } = await aChatPair();
  const others = [await unlockBrowser(server, irisAccount), await unlockBrowser(server, felixAccount)];
  await iris.send(CONVERSATION, 'Is the scarf still there?');
  await felix.send(CONVERSATION, 'It is.');
  for (const browser of [iris, felix, ...others]) expect(await browser.read(CONVERSATION)).toEqual(['Is the scarf still there?', 'It is.']);
});

it('writeMessage leaves no plaintext at the server', async () => {
  const { server, iris } = await aChatPair();
  await iris.send(CONVERSATION, 'a very particular sentence');
  await iris.saveSettings();
  expect(server.dump()).not.toContain('particular');
});

it('decryptMessage keeps the reply reference and the forwarded flag', async () => {
  const { iris, felix } = await aChatPair();
  const payload = { kind: 'text', text: 'As I said', replyTo: 'some-message', forwarded: true } as const;
  const opened = await felix.decrypt(CONVERSATION, await iris.send(CONVERSATION, payload));
  expect(opened.kind === 'decrypted' && opened.payload).toEqual(payload);
});

it('decryptMessage keeps a checkpoint of the log, and drops only the checkpoint if it is malformed', async () => {
  const { iris, felix } = await aChatPair();
  const [root, signature] = [`${'A'.repeat(43)}=`, `${'B'.repeat(86)}==`];
  const received = async (checkpoint: object) => {
    const payload = { kind: 'text', text: 'Hello', checkpoint } as MessagePayload;
    const opened = await felix.decrypt(CONVERSATION, await iris.send(CONVERSATION, payload));
    return opened.kind === 'decrypted' ? opened.payload.checkpoint : opened.reason;
  };
  for (const checkpoint of [
    { size: 7, root },
    { size: 7, root, signature },
  ]) {
    expect(await received(checkpoint)).toEqual(checkpoint);
  }
  expect(await received({ size: 7, root, signature: 'short' })).toEqual({ size: 7, root });
  for (const checkpoint of [{ size: 0, root }, { size: 1.5, root }, { size: '7', root }, { size: 7, root: 'short' }, { size: 7 }]) {
    expect(await received(checkpoint)).toBe(undefined);
  }
});

it('writeMessage accepts 4,000 emoji and rejects one more', async () => {
  const { iris, felix } = await aChatPair();
  await iris.send(CONVERSATION, '😀'.repeat(4000));
  expect(await felix.read(CONVERSATION)).toEqual(['😀'.repeat(4000)]);
  await expect(iris.send(CONVERSATION, '😀'.repeat(4001))).rejects.toMatchObject({ reason: 'tooLong' });
});

it("writeMessage stays within the server's limit for any 4,000 characters", async () => {
  const { iris, felix } = await aChatPair();
  for (const character of ['😀', '"', '\\', '\n', '\ud800', '\u0001', '\u2028']) {
    const message = await iris.send(CONVERSATION, character.repeat(4000));
    expect(fromBase64url(message.ciphertext).length <= 20_496).toBe(true);
    expect((await felix.decrypt(CONVERSATION, message)).kind).toBe('decrypted');
  }
});

it('decryptMessage keeps joined emoji and right-to-left text', async () => {
  const { iris, felix } = await aChatPair();
  await iris.send(CONVERSATION, `${FAMILY} שלום\nمرحبا`);
  expect(await felix.read(CONVERSATION)).toEqual([`${FAMILY} שלום\nمرحبا`]);
});

it('writeMessage keeps line breaks and tabs, but no other control character', async () => {
  const { iris, felix } = await aChatPair();
  await iris.send(CONVERSATION, 'one\r\ntwo\tthree\u0000\u001b\u007f \ud800');
  expect(await felix.read(CONVERSATION)).toEqual(['one\ntwo\tthree \ufffd']);
});

it('writeMessage reveals sizes in steps of 256 bytes only', async () => {
  const { iris } = await aChatPair();
  const sizes = [];
  for (const length of [1, 100, 195, 196])
    sizes.push(fromBase64url((await iris.send(CONVERSATION, 'x'.repeat(length))).ciphertext).length - 16);
  expect(sizes).toEqual([256, 256, 256, 512]);
});

it('decryptMessage drops a message with any changed field', async () => {
  const { server, iris, felix } = await aChatPair();
  await signUp(server, NOOR);
  const sent = await iris.send(CONVERSATION, 'Meet me at five.');
  const other = await iris.send(CONVERSATION, 'Or at six.');
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
  for (const change of changes) expect((await felix.decrypt(CONVERSATION, { ...sent, ...change })).kind).toBe('dropped');
  expect((await felix.decrypt(CONVERSATION, sent)).kind).toBe('decrypted');
});

it('decryptMessage drops a message that was moved to another conversation', async () => {
  const { server, iris, felix } = await aChatPair();
  const elsewhere = crypto.randomUUID();
  await iris.startConversation(elsewhere, FELIX);
  const sent = await iris.send(CONVERSATION, 'Only here.');
  server.conversation(elsewhere).messages.push(sent);
  expect(await felix.read(elsewhere)).toEqual(['(sender)']);
});

it('decryptMessage drops a message that could not be reported', async () => {
  const { server, iris, felix } = await aChatPair();
  server.conversation(CONVERSATION).messages.push(await anUnreportable(iris, 'Nobody will ever know.'));
  expect(await felix.read(CONVERSATION)).toEqual(['(commitment)']);
});

it('Replays drop a message that the server repeats under another sequence number', async () => {
  const { server, iris, felix } = await aChatPair();
  const sent = await iris.send(CONVERSATION, 'Yes.');
  server.conversation(CONVERSATION).messages.push({ ...sent, sequence: 2 });
  expect(await felix.read(CONVERSATION)).toEqual(['Yes.', '(replayed)']);
});

it('send() stores a message once when it is sent twice', async () => {
  const { server, iris, felix } = await aChatPair();
  const envelope = await iris.encrypt(CONVERSATION, 'Once.');
  const [first, second] = [await server.send(CONVERSATION, IRIS, envelope), await server.send(CONVERSATION, IRIS, envelope)];
  expect(second).toEqual(first);
  expect(await felix.read(CONVERSATION)).toEqual(['Once.']);
});

it('send() rejects a message under an earlier epoch and accepts it under the next', async () => {
  const { server, iris, felix } = await aChatPair();
  const late = await felix.encrypt(CONVERSATION, 'Too late.');
  await iris.renew(CONVERSATION);
  await expect(server.send(CONVERSATION, FELIX, late)).rejects.toThrow('epochStale');
  await felix.send(CONVERSATION, 'In time.');
  expect(await iris.read(CONVERSATION)).toEqual(['In time.']);
});

it('send() rejects a message with another sender', async () => {
  const { server, iris } = await aChatPair();
  const envelope = await iris.encrypt(CONVERSATION, 'I am Felix.');
  await expect(server.send(CONVERSATION, FELIX, envelope)).rejects.toThrow('device');
});

function flipped(blob: string): string {
  const bytes = fromBase64url(blob);
  return toBase64url(bytes.with(0, (bytes[0] ?? 0) ^ 1));
}

/** A message of a modified client: valid except for the commitment, which is to another text. */
async function anUnreportable(sender: Browser, text: string): Promise<StoredMessage> {
  const { epochs } = await sender.sync(CONVERSATION);
  const epoch = epochs.at(-1)!;
  const { memberId: senderId, deviceId, deviceKey } = sender.self;
  const context = { conversationId: CONVERSATION, id: crypto.randomUUID(), senderId, deviceId, epoch: epoch.record.epoch };
  const [frankingKey, salt] = [randomBytes(32), randomBytes(32)];
  const commitment = await commitTo(encodePayload({ kind: 'text', text: 'Something harmless.' }), frankingKey, context);
  const inner = pack(encodePayload({ kind: 'text', text }), frankingKey);
  const key = await messageKey(epoch.key!, salt, context, 'encrypt');
  const ciphertext = toBase64url(joinBytes(new Uint8Array(await crypto.subtle.encrypt(cipherOf(context, commitment), key, inner))));
  const content = { salt: toBase64url(salt), commitment: toBase64url(commitment), ciphertext };
  const signature = await sign(deviceKey.privateKey, await messageSigningInput(context, content));
  const stamp = { sequence: 1, sentAt: '2026-11-15T12:00:00.000Z', frankingKeyId: 'one', frankingTag: toBase64url(randomBytes(32)) };
  return { ...context, ...content, signature, ...stamp };
}
