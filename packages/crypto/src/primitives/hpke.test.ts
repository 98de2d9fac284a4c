import { expect, it } from 'vitest';
import { joinBytes, textToBytes } from './bytes.ts';
import { encodeFields } from './encode-fields.ts';
import { hpkeSuite, openWith, sealTo } from './hpke.ts';
import { rfc9180Vector as vector } from '../../test/support/hpke-vector.ts';
import { generateKeyPair, loadKeyPair, storeKeyPair } from './key-pairs.ts';
import { SUITE } from './suite.ts';

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const binding = { info: encodeFields('test'), context: encodeFields('first') };
const plaintext = textToBytes('the garden gate is open');

it('sender.seal returns the ciphertexts of RFC 9180', async () => {
  const recipient = await hpkeSuite.kem.deriveKeyPair(fromHex(vector.ikmR));
  expect(toHex(await hpkeSuite.kem.serializePublicKey(recipient.publicKey))).toBe(vector.pkRm);

  const ekm = await hpkeSuite.kem.deriveKeyPair(fromHex(vector.ikmE));
  const sender = await hpkeSuite.createSenderContext({ recipientPublicKey: recipient.publicKey, info: fromHex(vector.info), ekm });
  expect(toHex(sender.enc)).toBe(vector.enc);
  for (const { aad, ciphertext } of vector.encryptions) {
    expect(toHex(await sender.seal(fromHex(vector.plaintext), fromHex(aad)))).toBe(ciphertext);
  }
});

it('openWith decrypts the ciphertext of RFC 9180', async () => {
  const recipient = await hpkeSuite.kem.deriveKeyPair(fromHex(vector.ikmR));
  const { aad, ciphertext } = vector.encryptions[0];
  const sealed = joinBytes(Uint8Array.of(SUITE), fromHex(vector.enc), fromHex(ciphertext));
  const opened = await openWith(recipient, sealed, { info: fromHex(vector.info), context: fromHex(aad) });
  expect(toHex(opened)).toBe(vector.plaintext);
});

it('openWith decrypts with each of 40 pairs whose private key cannot be exported', async () => {
  for (let round = 0; round < 40; round += 1) {
    const pair = await loadKeyPair('receiving', await storeKeyPair(await generateKeyPair('receiving', { extractable: true })));
    expect(pair.privateKey.extractable).toBe(false);
    expect(await openWith(pair, await sealTo(pair.publicKey, plaintext, binding), binding)).toEqual(plaintext);
  }
});

it('openWith rejects another recipient, purpose and context, and any changed byte', async () => {
  const pair = await generateKeyPair('receiving', { extractable: false });
  const sealed = await sealTo(pair.publicKey, plaintext, binding);
  const attempts = [
    openWith(await generateKeyPair('receiving', { extractable: false }), sealed, binding),
    openWith(pair, sealed, { ...binding, info: encodeFields('other') }),
    openWith(pair, sealed, { ...binding, context: encodeFields('second') }),
    ...Array.from(sealed, (byte, index) => openWith(pair, sealed.with(index, byte ^ 1), binding)),
  ];
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
});
