import { expect, it } from 'vitest';
import { randomBytes, textToBytes } from './bytes.ts';
import { encodeFields } from './encode-fields.ts';
import { decryptBlob, encryptBlob } from './encrypted-blob.ts';
import { importKeyMaterial } from './hkdf.ts';
import { SUITE } from './suite.ts';

const plaintext = textToBytes('under the rose');
const context = encodeFields('test', 'iris');
const aKey = () => importKeyMaterial(randomBytes(32));

it('decryptBlob requires the key and the context', async () => {
  const key = await aKey();
  const blob = await encryptBlob(key, plaintext, context);
  expect(blob[0]).toBe(SUITE);
  expect(await decryptBlob(key, blob, context)).toEqual(plaintext);
});

it('encryptBlob encrypts the same text differently each time', async () => {
  const key = await aKey();
  expect(await encryptBlob(key, plaintext, context)).not.toEqual(await encryptBlob(key, plaintext, context));
});

it('decryptBlob rejects another key, another context, any changed byte and any truncation', async () => {
  const key = await aKey();
  const blob = await encryptBlob(key, plaintext, context);
  const attempts = [
    decryptBlob(await aKey(), blob, context),
    decryptBlob(key, blob, encodeFields('test', 'felix')),
    ...Array.from(blob, (byte, index) => decryptBlob(key, blob.with(index, byte ^ 1), context)),
    ...Array.from(blob, (_, length) => decryptBlob(key, blob.slice(0, length), context)),
  ];
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
});
