import { describe, expect, it } from 'vitest';
import { toBase64url } from '../primitives/base64url.ts';
import { randomBytes } from '../primitives/bytes.ts';
import type { AttachedFile } from '../signed/attachment.ts';
import { decodePayload, encodePayload } from '../signed/payload.ts';
import { decryptFile, paddedLength, encryptedLength, encryptFile } from './attachments.ts';
import { FELIX, CONVERSATION, aChatPair } from '../../test/support/personas.ts';

const TEXT = 'A quiet note about the harbour.';
const attachmentError = { reason: 'attachment' };

function random(bytes: number): Blob {
  const step = 65_536;
  return new Blob(Array.from({ length: Math.ceil(bytes / step) }, (_, index) => randomBytes(Math.min(step, bytes - index * step))));
}

async function aFile(content = new Blob([TEXT])) {
  const { ciphertext, file } = await encryptFile(content);
  return { ciphertext, file: { id: crypto.randomUUID(), type: 'text/plain', ...file } satisfies AttachedFile };
}

async function changedAt(encrypted: Blob, offset: number): Promise<Blob> {
  const bytes = new Uint8Array(await encrypted.arrayBuffer());
  bytes[offset] = (bytes[offset] ?? 0) ^ 1;
  return new Blob([bytes]);
}

describe('encryptFile and decryptFile', () => {
  it.each([1, 4095, 4096, 4097, 65_535, 65_536, 65_537, 1_000_000])('decrypts %i bytes unchanged', async (bytes) => {
    const content = random(bytes);
    const { ciphertext, file } = await aFile(content);
    expect(ciphertext.size).toBe(encryptedLength(bytes));
    const opened = await decryptFile(file, ciphertext);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(new Uint8Array(await content.arrayBuffer()));
    expect(opened.type).toBe('text/plain');
  });

  it('reveals the length of a file with a precision of one eighth only', () => {
    expect(paddedLength(25 * 1024 * 1024)).toBe(26_214_400);
    for (let bytes = 4097; bytes < 30_000_000; bytes = Math.ceil(bytes * 1.37)) {
      expect(paddedLength(bytes)).toBeGreaterThanOrEqual(bytes);
      expect(paddedLength(bytes) / bytes).toBeLessThan(1.125);
    }
    expect(encryptedLength(25 * 1024 * 1024)).toBeLessThanOrEqual(26_745_216);
  });

  it('reveals no content and uses a separate key for each file', async () => {
    const [one, other] = [await aFile(), await aFile()];
    expect(await one.ciphertext.text()).not.toContain('harbour');
    expect(one.file.key).not.toBe(other.file.key);
    expect(one.file.encryptedHash).not.toBe(other.file.encryptedHash);
    expect(one.file.hash).toBe(other.file.hash);
  });

  it('rejects a file that was changed, truncated, extended or reordered', async () => {
    const { ciphertext, file } = await aFile(random(150_000));
    const chunkBytes = 65_552;
    const swapped = new Blob([
      ciphertext.slice(chunkBytes, 2 * chunkBytes),
      ciphertext.slice(0, chunkBytes),
      ciphertext.slice(2 * chunkBytes),
    ]);
    const wrong = [
      await changedAt(ciphertext, 0),
      await changedAt(ciphertext, ciphertext.size - 1),
      ciphertext.slice(0, -1),
      new Blob([ciphertext, 'x']),
      swapped,
    ];
    for (const blob of wrong) await expect(decryptFile(file, blob)).rejects.toMatchObject(attachmentError);
  });

  it('rejects a file whose hash, length or key differs from the payload', async () => {
    const { ciphertext, file } = await aFile();
    const other = toBase64url(randomBytes(32));
    for (const change of [{ hash: other }, { encryptedHash: other }, { key: other }, { bytes: TEXT.length - 1 }, { bytes: 5000 }]) {
      await expect(decryptFile({ ...file, ...change }, ciphertext)).rejects.toMatchObject(attachmentError);
    }
    expect(await (await decryptFile(file, ciphertext)).text()).toBe(TEXT);
  });

  it('returns the same bytes under the same key, as evidence of a deleted file', async () => {
    const key = randomBytes(32);
    const [one, again] = [await encryptFile(new Blob([TEXT]), key), await encryptFile(new Blob([TEXT]), key)];
    expect(one.file).toEqual(again.file);
    expect(new Uint8Array(await one.ciphertext.arrayBuffer())).toEqual(new Uint8Array(await again.ciphertext.arrayBuffer()));
    expect((await encryptFile(new Blob(['Another.']), key)).file.encryptedHash).not.toBe(one.file.encryptedHash);
  });
});

it('encodePayload includes attachments with key and hashes, which a report proves', async () => {
  const { server, iris, felix } = await aChatPair();
  const { file } = await aFile();
  const attachment = { ...file, name: 'note.txt', thumbnail: (await aFile(new Blob(['small']))).file };
  const sent = await iris.send(CONVERSATION, { kind: 'text', text: '', attachments: [attachment] });
  expect(await felix.decrypt(CONVERSATION, sent)).toMatchObject({ payload: { attachments: [attachment] } });
  const reported = await felix.reportOf(CONVERSATION, sent);
  const forged = encodePayload({ kind: 'text', text: '', attachments: [{ ...attachment, encryptedHash: toBase64url(randomBytes(32)) }] });
  await expect(server.report(FELIX, { ...reported, payload: toBase64url(forged) })).rejects.toThrow('commitment');
  expect(await server.report(FELIX, reported)).toBe('');
  expect(server.dump()).not.toContain('note.txt');
});

it('decodePayload rejects an incomplete description of a file', async () => {
  const { file } = await aFile();
  const whole = { ...file, name: 'note.txt' };
  for (const change of [{ key: 'short' }, { bytes: -1 }, { hash: 7 }, { name: null }, { id: undefined }, { thumbnail: {} }]) {
    const payload = encodePayload({ kind: 'text', text: '', attachments: [{ ...whole, ...change } as never] });
    expect(() => decodePayload(payload)).toThrow(TypeError);
  }
});
