import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { encodeEntry } from '@subrosa/transparency/entries/entry';
import { encodeStoredEntry, storedEntryInput } from '@subrosa/transparency/entries/stored-entry';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../../test/support/clock.ts';
import { useLog } from '../../../../test/support/transparency-log.ts';
import { crashPoints, stoppingAt, testClocks } from '../../../../test/support/halting-signer.ts';
import { startTransparency } from '../../../app/transparency.ts';
import { logOrigin } from '../origin.ts';
import { findCheckpoint, findLogSize, listEntries } from '../queries/log.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { recoverLog } from '../signing/recover-log.ts';

const log = useLog();
let folder = 0;

// Somebody with write access to the bucket can delete nothing, so each attack leaves the folder unusable: the next test recovers into another.
beforeEach(async () => {
  if (folder > 0) log.moveTo(`${log.config.TRANSPARENCY_FOLDER}-${folder}`);
  folder += 1;
  await recoverLog(log.signer, 'another folder', { storeLost: true }).catch(() => null);
  await log.publish();
  await log.publish();
});

const size = () => findLogSize(log.db);
const origin = () => logOrigin(log.config);
const anEdition = (number: number) =>
  encodeEntry({ kind: 'edition', number, schedule: null, keysRoot: new Uint8Array(32), settingsRoot: new Uint8Array(32) });
const plant = async (file: Uint8Array, index: number) =>
  log.signer.bucket.put(
    `${log.signer.config.TRANSPARENCY_FOLDER}/entries/${String(index).padStart(12, '0')}`,
    Buffer.from(file),
    'text/plain',
  );

async function aNextEdition(signature: (input: Uint8Array) => Uint8Array): Promise<Uint8Array> {
  const index = await size();
  const content = anEdition(index);
  return encodeStoredEntry({ content, signature: Uint8Array.from(signature(storedEntryInput({ origin: origin(), index }, content))) });
}

const ownSignature = async (input: Uint8Array) => new Uint8Array(await (await log.signer.key()).sign(input));

async function signedElsewhere(what: { origin: string; index: number }): Promise<Uint8Array> {
  const content = anEdition(await size());
  return encodeStoredEntry({ content, signature: await ownSignature(storedEntryInput(what, content)) });
}

const attacks: [string, () => Promise<Uint8Array>][] = [
  ['an entry without a signature', async () => anEdition(await size())],
  ['an entry with an invented signature', () => aNextEdition(() => randomBytes(64))],
  ['an entry under a key of their own', () => aNextEdition((input) => sign(null, input, generateKeyPairSync('ed25519').privateKey))],
  ['a signed entry of another index', async () => signedElsewhere({ origin: origin(), index: (await size()) - 1 })],
  ['a signed entry of another log', async () => signedElsewhere({ origin: 'other.example/transparency', index: await size() })],
  [
    'a copy of the newest entry',
    async () => {
      const index = (await size()) - 1;
      const stored = await log.signer.store.findEntry(index);
      if (!stored) throw new Error('the second store has no entry');
      return encodeStoredEntry({ content: Uint8Array.from(stored.content), signature: Uint8Array.from(stored.signature) });
    },
  ],
  ['a key of their own', async () => encodeEntry({ kind: 'key', publicKey: new Uint8Array(32), signature: new Uint8Array(64) })],
  ['a file of 8 MB', async () => new Uint8Array(8_000_000)],
  ['no bytes', async () => new Uint8Array()],
];

describe('write access to the bucket', () => {
  it.each(attacks)('continues the log with nothing: %s', async (_what, create) => {
    const [signed, index] = [await findCheckpoint(log.db), await size()];
    await plant(await create(), index);
    log.clock.pass(HOUR);
    const problem = `did not sign entry ${index} of the second store`;
    await expect(publishEdition(log.signer)).rejects.toThrow(problem);
    await expect(recoverLog(log.signer, 'a mistake')).rejects.toThrow(problem);
    await expect(recoverLog(log.signer, 'a mistake', { newKey: true, storeLost: true })).rejects.toThrow(problem);
    await expect(startTransparency(log.signer.config, testClocks(log.clock))).rejects.toThrow(problem);
    expect(await findCheckpoint(log.db)).toEqual(signed);
    expect(await size()).toBe(index);
  });

  it('adds no signature of its own to an entry that a crash left', async () => {
    log.clock.pass(HOUR);
    await expect(publishEdition(stoppingAt(log.signer, crashPoints[0]))).rejects.toThrow('stopped');
    const index = (await size()) - 1;
    const [entry] = await listEntries(log.db, index, index + 1);
    await plant(encodeStoredEntry({ content: new Uint8Array(entry?.content ?? []), signature: randomBytes(64) }), index);
    await expect(publishEdition(log.signer)).rejects.toThrow(`did not sign entry ${index}`);
    expect((await findCheckpoint(log.db))?.size).toBe(index);
  });

  it('replaces no signed entry unnoticed', async () => {
    const index = (await size()) - 1;
    await plant(anEdition(index), index);
    await expect(startTransparency(log.signer.config, testClocks(log.clock))).rejects.toThrow(`entry ${index} of the second store is not`);
    await expect(recoverLog(log.signer, 'a mistake', { storeLost: true })).rejects.toThrow(`entry ${index} of the second store is another`);
  });

  it('loses its effect when the log recovers into another folder', async () => {
    await plant(anEdition(await size()), await size());
    log.moveTo(`${log.config.TRANSPARENCY_FOLDER}-moved`);
    await expect(recoverLog(log.signer, 'a planted entry')).rejects.toThrow('--store-lost');
    expect(await recoverLog(log.signer, 'a planted entry', { storeLost: true })).toEqual({ lost: null, returned: await size() });
    const before = await size();
    await log.publish();
    expect(await size()).toBe(before + 1);
  });
});
