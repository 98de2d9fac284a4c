import { describe, expect, it } from 'vitest';
import { toBase64url } from '../primitives/base64url.ts';
import { randomBytes } from '../primitives/bytes.ts';
import type { AttachedFile } from '../signed/attachment.ts';
import { decodePayload, encodePayload } from '../signed/payload.ts';
import { openFile, paddedLength, encryptedLength, encryptFile } from './attachments.ts';
import { FELIX, CONVERSATION, aChatPair } from './testing/personas.ts';

const TEXT = 'A quiet letter about the harbour.';
const attachmentError = { because: 'attachment' };

function random(bytes: number): Blob {
  const step = 65_536;
  return new Blob(Array.from({ length: Math.ceil(bytes / step) }, (_, index) => randomBytes(Math.min(step, bytes - index * step))));
}

async function aFile(content = new Blob([TEXT])) {
  const { sealed: ciphertext, file } = await encryptFile(content);
  return { sealed: ciphertext, file: { id: crypto.randomUUID(), type: 'text/plain', ...file } satisfies AttachedFile };
}

async function changedAt(encrypted: Blob, offset: number): Promise<Blob> {
  const bytes = new Uint8Array(await encrypted.arrayBuffer());
  bytes[offset] = (bytes[offset] ?? 0) ^ 1;
  return new Blob([bytes]);
}

describe('a file', () => {
  it.each([1, 4095, 4096, 4097, 65_535, 65_536, 65_537, 1_000_000])('of %i bytes comes back as it was', async (bytes) => {
    const content = random(bytes);
    const { sealed: ciphertext, file } = await aFile(content);
    expect(ciphertext.size).toBe(encryptedLength(bytes));
    const opened = await openFile(file, ciphertext);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(new Uint8Array(await content.arrayBuffer()));
    expect(opened.type).toBe('text/plain');
  });

  it('tells no more of its length than an eighth', () => {
    expect(paddedLength(25 * 1024 * 1024)).toBe(26_214_400);
    for (let bytes = 4097; bytes < 30_000_000; bytes = Math.ceil(bytes * 1.37)) {
      expect(paddedLength(bytes)).toBeGreaterThanOrEqual(bytes);
      expect(paddedLength(bytes) / bytes).toBeLessThan(1.125);
    }
    expect(encryptedLength(25 * 1024 * 1024)).toBeLessThanOrEqual(26_745_216);
  });

  it('holds nothing of its content, and has a key of its own', async () => {
    const [one, other] = [await aFile(), await aFile()];
    expect(await one.sealed.text()).not.toContain('harbour');
    expect(one.file.key).not.toBe(other.file.key);
    expect(one.file.sealedHash).not.toBe(other.file.sealedHash);
    expect(one.file.hash).toBe(other.file.hash);
  });

  it('is refused when it was changed, cut, lengthened or put together anew', async () => {
    const { sealed: ciphertext, file } = await aFile(random(150_000));
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
    for (const blob of wrong) await expect(openFile(file, blob)).rejects.toMatchObject(attachmentError);
  });

  it('is refused where a hash, its length or its key is not what was said', async () => {
    const { sealed: ciphertext, file } = await aFile();
    const other = toBase64url(randomBytes(32));
    for (const change of [{ hash: other }, { sealedHash: other }, { key: other }, { bytes: TEXT.length - 1 }, { bytes: 5000 }]) {
      await expect(openFile({ ...file, ...change }, ciphertext)).rejects.toMatchObject(attachmentError);
    }
    expect(await (await openFile(file, ciphertext)).text()).toBe(TEXT);
  });

  it('is sealed to the same bytes under the same key, so that one that is gone can be proved', async () => {
    const key = randomBytes(32);
    const [one, again] = [await encryptFile(new Blob([TEXT]), key), await encryptFile(new Blob([TEXT]), key)];
    expect(one.file).toEqual(again.file);
    expect(new Uint8Array(await one.sealed.arrayBuffer())).toEqual(new Uint8Array(await again.sealed.arrayBuffer()));
    expect((await encryptFile(new Blob(['Another.']), key)).file.sealedHash).not.toBe(one.file.sealedHash);
  });
});

it('travels in the payload with its key and both hashes, which a report proves', async () => {
  const { server, iris, felix } = await aChatPair();
  const { file } = await aFile();
  const attachment = { ...file, name: 'letter.txt', thumbnail: (await aFile(new Blob(['small']))).file };
  const sent = await iris.send(CONVERSATION, { kind: 'text', text: '', attachments: [attachment] });
  expect(await felix.open(CONVERSATION, sent)).toMatchObject({ payload: { attachments: [attachment] } });
  const reported = await felix.reportOf(CONVERSATION, sent);
  const forged = encodePayload({ kind: 'text', text: '', attachments: [{ ...attachment, sealedHash: toBase64url(randomBytes(32)) }] });
  await expect(server.report(FELIX, { ...reported, payload: toBase64url(forged) })).rejects.toThrow('commitment');
  expect(await server.report(FELIX, reported)).toBe('');
  expect(server.dump()).not.toContain('letter.txt');
});

it('is no payload where a file is not described as it must be', async () => {
  const { file } = await aFile();
  const whole = { ...file, name: 'letter.txt' };
  for (const change of [{ key: 'short' }, { bytes: -1 }, { hash: 7 }, { name: null }, { id: undefined }, { thumbnail: {} }]) {
    const payload = encodePayload({ kind: 'text', text: '', attachments: [{ ...whole, ...change } as never] });
    expect(() => decodePayload(payload)).toThrow(TypeError);
  }
});
