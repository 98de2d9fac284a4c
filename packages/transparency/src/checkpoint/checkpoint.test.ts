import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textToBytes } from '@subrosa/crypto/primitives/bytes';
import { aHash, toHex } from '../../test/support/bytes.ts';
import { aSigner } from '../../test/support/log-key.ts';
import { parseCheckpoint, signCheckpoint, verifyCheckpoint } from './checkpoint.ts';
import { verifySignature } from './ed25519.ts';
import { keyIdOf, LONGEST_NOTE, parseNote, signNote } from './note.ts';

const ORIGIN = 'keys.subrosa.example/2026';
const signer = await aSigner();
const { publicKey } = signer;
const root = new Uint8Array(32).fill(9);
const verify = (note: string) => verifyCheckpoint(note, ORIGIN, publicKey);

describe('parseNote', () => {
  // The example of golang.org/x/mod/sumdb/note.
  const goNote =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
  const goKey = Uint8Array.from(Buffer.from('ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW', 'base64')).slice(1);

  it('reads a note of another implementation, with the same key id and a valid signature', async () => {
    const parsed = parseNote(goNote);
    if (!parsed.ok) throw new Error(parsed.problem);
    const [own] = parsed.value.signatures;
    expect(toHex(keyIdOf('PeterNeumann', goKey))).toBe('c74f20a3');
    expect(own).toMatchObject({ name: 'PeterNeumann', keyId: keyIdOf('PeterNeumann', goKey) });
    expect(await verifySignature(goKey, own!.signature, textToBytes(parsed.value.text))).toBe(true);
  });

  it.each([
    ['no signature', 'text\n\n'],
    ['no text', '— name AAAAAAAA\n'],
    ['another dash', 'text\n\n- name AAAAAAAA\n'],
    ['a signature without a key id', 'text\n\n— name AAAA\n'],
    ['base64 with stray bits', 'text\n\n— name AAAAAAB=\n'],
    ['an empty line between signatures', 'text\n\n— name AAAAAAAA\n\n— name AAAAAAAA\n'],
    ['no line feed at the end', 'text\n\n— name AAAAAAAA'],
    ['a carriage return', 'text\n\n— name AAAAAAAA\r\n'],
    ['too many signatures', `text\n\n${'— name AAAAAAAA\n'.repeat(33)}`],
    ['too many characters', `${'t'.repeat(LONGEST_NOTE)}\n\n— name AAAAAAAA\n`],
    ['half of a surrogate pair', 'te\ud800xt\n\n— name AAAAAAAA\n'],
  ])('rejects %s', (_what, note) => {
    expect(parseNote(note)).toEqual({ ok: false, problem: 'noteMalformed' });
  });
});

describe('verifyCheckpoint', () => {
  it('accepts a checkpoint as it was signed and in no other spelling', async () => {
    await fc.assert(
      fc.asyncProperty(fc.maxSafeNat(), aHash, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), async (size, hash, at, inserted) => {
        const note = await signCheckpoint({ origin: ORIGIN, size, root: hash }, signer);
        expect(await verify(note)).toEqual({ ok: true, value: { origin: ORIGIN, size, root: hash } });
        const position = at % note.length;
        const [before, after] = [note.slice(0, position), note.slice(position + 1)];
        const flipped = String.fromCodePoint(note.charCodeAt(position) ^ 1);
        for (const other of [before + flipped + after, before + after, before + inserted + note.slice(position)]) {
          if (other !== note) expect((await verify(other)).ok).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('accepts lines of witnesses after its own', async () => {
    const note = await signCheckpoint({ origin: ORIGIN, size: 5, root }, signer);
    expect((await verify(`${note}— witness.example AAAAAAAA\n— other.example AAAAAAAABBBB\n`)).ok).toBe(true);
    const [text, signature] = note.split('\n\n');
    expect((await verify(`${text}\n\n— witness.example AAAAAAAA\n${signature}`)).ok).toBe(false);
  });

  it('rejects another key, and another log with the same key', async () => {
    const note = await signCheckpoint({ origin: ORIGIN, size: 5, root }, signer);
    expect(await verifyCheckpoint(note, ORIGIN, (await aSigner()).publicKey)).toEqual({ ok: false, problem: 'wrongSignature' });
    const elsewhere = await signCheckpoint({ origin: 'elsewhere.example', size: 5, root }, signer);
    expect(await verify(elsewhere)).toEqual({ ok: false, problem: 'wrongOrigin' });
  });

  it('rejects an extension line although the log signed it', async () => {
    const text = `${ORIGIN}\n5\n${Buffer.from(root).toString('base64')}\nextension\n`;
    expect(await verify(await signNote(text, ORIGIN, signer))).toEqual({ ok: false, problem: 'noteMalformed' });
  });

  it('returns false for keys that are none', async () => {
    const note = await signCheckpoint({ origin: ORIGIN, size: 5, root }, signer);
    for (const length of [0, 31, 33]) {
      expect(await verifyCheckpoint(note, ORIGIN, new Uint8Array(length))).toEqual({ ok: false, problem: 'wrongSignature' });
    }
  });

  it('answers any text with a named problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (note) => {
        expect((await verify(note)).ok).toBe(false);
      }),
    );
  });
});

it.each([
  ['an origin with a space', { origin: 'a b', size: 1, root }],
  ['a negative size', { origin: ORIGIN, size: -1, root }],
  ['a short root', { origin: ORIGIN, size: 1, root: root.slice(1) }],
])('signCheckpoint throws for %s', async (_what, checkpoint) => {
  await expect(signCheckpoint(checkpoint, signer)).rejects.toThrow(RangeError);
});

it.each(['05', '-1', '1.0', '1e3', '9007199254740993', ''])('parseCheckpoint rejects the size "%s"', (size) => {
  const note = `${ORIGIN}\n${size}\n${Buffer.from(root).toString('base64')}\n\n— ${ORIGIN} AAAAAAAA\n`;
  expect(parseCheckpoint(note)).toEqual({ ok: false, problem: 'noteMalformed' });
});
