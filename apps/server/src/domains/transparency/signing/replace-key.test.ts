import { verifyCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../../test/support/clock.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { stoppingAt, testClocks, type CrashPoint } from '../../../../test/support/halting-signer.ts';
import { aLogKey, followedLog, restoreTo, useSigners } from '../../../../test/support/transparency.ts';
import { startTransparency } from '../../../app/transparency.ts';
import type { KeySigner } from '../../../platform/keys/keys.ts';
import { keySigner } from '../../../platform/keys/signer.ts';
import { logOrigin } from '../origin.ts';
import { findCheckpoint, findLogSize } from '../queries/log.ts';
import { publishEdition } from './publish-edition.ts';
import { recoverLog } from './recover-log.ts';
import { replaceKey } from './replace-key.ts';
import type { Signer } from './signer.ts';

const database = useDatabase();
const aSigner = useSigners();
const clock = aClock();

/** The first key, by which browsers know the log. */
let first: Signer;
/** The signer with the present key, and its settings. */
let signer: Signer;
let setting: string;

beforeAll(async () => {
  signer = first = aSigner(database.config, clock);
  setting = database.config.TRANSPARENCY_SIGN_KEY ?? '';
  await publish();
});

async function publish(by = signer): Promise<boolean> {
  clock.pass(HOUR);
  return publishEdition(by);
}

/** What the command does: the next key is a setting of its own. */
const nextKey = (key: string) => keySigner({ ...database.config, TRANSPARENCY_NEXT_SIGN_KEY: key }, clock, 'next');

/** The process after it was started with this key as its own. */
function restartWith(key: string): Signer {
  setting = key;
  signer = aSigner({ ...database.config, TRANSPARENCY_SIGN_KEY: key }, clock);
  return signer;
}

const start = (key: string) =>
  startTransparency({ ...database.config, TRANSPARENCY_SIGN_KEY: key, LOG_LEVEL: 'silent' }, testClocks(clock));
const log = () => followedLog(database.db, first);

describe('replaceKey', () => {
  it('lets browsers follow the log from the first key, and the next key sign from its entry on', async () => {
    const key = aLogKey();
    const { index } = await replaceKey(signer, await nextKey(key));
    const checkpoint = await findCheckpoint(database.db);
    expect(checkpoint?.size).toBe(index + 1);
    const { publicKey } = await nextKey(key);
    expect((await verifyCheckpoint(checkpoint?.note ?? '', logOrigin(database.config), new Uint8Array(publicKey))).ok).toBe(true);

    await publish(restartWith(key));
    expect((await log()).entries.slice(index).map(({ kind }) => kind)).toEqual(['key', 'edition']);
    expect((await log()).state.keys).toHaveLength(2);
  });

  it('lets a process with the earlier key sign nothing any more, nor start', async () => {
    const [old, key] = [setting, aLogKey()];
    const running = signer;
    const { index } = await replaceKey(signer, await nextKey(key));
    await expect(publish(running)).rejects.toThrow(`entry ${index} replaced the key of the log`);
    expect((await findCheckpoint(database.db))?.size).toBe(index + 1);
    await expect(start(old)).rejects.toThrow(`entry ${index} replaced the key of the log`);
    restartWith(key);
    await (await start(key)).stop();
    await log();
  });

  it('adds no second entry when it is repeated', async () => {
    const key = aLogKey();
    const { index } = await replaceKey(signer, await nextKey(key));
    expect(await replaceKey(signer, await nextKey(key))).toEqual({ index, isNew: false });
    expect(await findLogSize(database.db)).toBe(index + 1);
    restartWith(key);
  });

  it('requires the present key of the log', async () => {
    const size = await findLogSize(database.db);
    const stranger = aSigner({ ...database.config, TRANSPARENCY_SIGN_KEY: aLogKey() }, clock);
    await expect(replaceKey(stranger, await nextKey(aLogKey()))).rejects.toThrow('replaced the key of the log');
    expect(await findLogSize(database.db)).toBe(size);
  });

  const stops: readonly CrashPoint[] = ['before the second store', 'after the second store', 'before the key', 'after the signature'];

  /** Stops in the command: the key entry is there, and no checkpoint covers it. */
  async function stopped(point: CrashPoint): Promise<{ key: string; size: number }> {
    const [key, size] = [aLogKey(), await findLogSize(database.db)];
    const next = await nextKey(key);
    // The present key has signed the entry by then: the one that fails is the next.
    const failing: KeySigner = { ...next, sign: () => Promise.reject(new Error(`stopped ${point}`)) };
    const command = point === 'before the key' ? replaceKey(signer, failing) : replaceKey(stoppingAt(signer, point), next);
    await expect(command).rejects.toThrow(point);
    expect(await findLogSize(database.db)).toBe(size + 1);
    expect((await findCheckpoint(database.db))?.size).toBe(size);
    return { key, size };
  }

  it.each(stops)('continues when it is repeated after it stopped %s', async (point) => {
    const { key, size } = await stopped(point);
    expect(await replaceKey(signer, await nextKey(key))).toEqual({ index: size, isNew: false });
    restartWith(key);
    expect((await log()).checkpoint.size).toBe(size + 1);
  });

  it.each(stops)('leaves its entry to a process with the next key when it stopped %s', async (point) => {
    const { key, size } = await stopped(point);
    await expect(publish()).rejects.toThrow(`entry ${size} replaced the key`);
    restartWith(key);
    await (await start(key)).stop();
    expect((await log()).entries.slice(size).map(({ kind }) => kind)).toEqual(['key', 'edition']);
  });

  it('outlives a restore from before it', async () => {
    const edition = (await log()).state.newestEdition?.number ?? 0;
    const [old, key] = [setting, aLogKey()];
    const { index } = await replaceKey(signer, await nextKey(key));
    await publish(restartWith(key));
    await restoreTo(edition, database.config);
    await expect(recoverLog(aSigner({ ...database.config, TRANSPARENCY_SIGN_KEY: old }, clock), 'a test')).rejects.toThrow(
      `entry ${index} replaced the key`,
    );
    await recoverLog(signer, 'a test');
    expect((await log()).entries.slice(index).map(({ kind }) => kind)).toEqual(['key', 'edition', 'recovery']);
  });
});

describe('before the key was ever replaced', () => {
  const fresh = useDatabase();

  it('rejects a command with a key that did not sign the newest checkpoint', async () => {
    const own = aSigner(fresh.config, clock);
    while (await publishEdition(own));
    const stranger = aSigner({ ...fresh.config, TRANSPARENCY_SIGN_KEY: aLogKey() }, clock);
    await expect(replaceKey(stranger, await nextKey(aLogKey()))).rejects.toThrow('another key signed this log');
    await expect(replaceKey(own, await keySigner(fresh.config))).rejects.toThrow('the next key is the present one');
  });
});
