import { beforeAll, describe, expect, it } from 'vitest';
import { aLabel, useLog } from '../../../../test/support/transparency-log.ts';
import { aLogKey } from '../../../../test/support/transparency.ts';
import { testClocks } from '../../../../test/support/halting-signer.ts';
import { startTransparency } from '../../../app/transparency.ts';
import type { Config } from '../../../platform/config/config.ts';
import { findCheckpoint, findLogSize } from '../queries/log.ts';
import { keyOfLog } from '../queries/log-keys.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { recoverLog } from '../signing/recover-log.ts';

const log = useLog();
beforeAll(async () => {
  for (let count = 0; count < 40; count += 1) await log.change(aLabel(), 'a value');
  await log.publish();
});

describe('recoverLog with other settings', () => {
  it.each<[string, Partial<Config>, RegExp]>([
    ['another folder', { TRANSPARENCY_FOLDER: 'elsewhere' }, /does not have entry \d+: check .* run this again with --store-lost/],
    ['another key', { TRANSPARENCY_SIGN_KEY: aLogKey() }, /another key signed this log: check .* run transparency:recover with --new-key/],
    ['another host', { PUBLIC_URL: 'https://other.example' }, /wrongOrigin/],
    ['another interval', { TRANSPARENCY_INTERVAL_SECONDS: 60 }, /editions of 3600 seconds/],
    [
      'another filler secret',
      { TRANSPARENCY_FILLER_SECRET: 'x'.repeat(40) },
      /the map of keys has other hashes .* check TRANSPARENCY_FILLER_SECRET/,
    ],
  ])('rejects %s, as the process does, and signs nothing', async (_what, changes, message) => {
    const before = await findCheckpoint(log.db);
    const config = { ...log.config, ...changes };
    await expect(recoverLog(log.aSigner(config, log.clock), 'a mistake')).rejects.toThrow(message);
    await expect(startTransparency(config, testClocks(log.clock))).rejects.toThrow(/./);
    expect(await findCheckpoint(log.db)).toEqual(before);
  });

  it('rejects a filler secret that is wrong by one character, in a map without leaves too', async () => {
    const wrong = { ...log.config, TRANSPARENCY_FILLER_SECRET: `${log.config.TRANSPARENCY_FILLER_SECRET.slice(0, -1)}!` };
    await log.db.deleteFrom('transparency_leaf').execute();
    await expect(startTransparency(wrong, testClocks(log.clock))).rejects.toThrow('check TRANSPARENCY_FILLER_SECRET');
  });
});

describe('a confirmed recovery', () => {
  const own = useLog();

  it('continues the log under a new key, from the next checkpoint on', async () => {
    await own.publish();
    await own.publish();
    const size = await findLogSize(own.db);
    const replaced = own.aSigner({ ...own.config, TRANSPARENCY_SIGN_KEY: aLogKey() }, own.clock);
    await expect(publishEdition(replaced)).resolves.toBe(false);
    await recoverLog(replaced, 'the key was lost', { newKey: true });
    const [before, after] = [await keyOfLog(own.db, size), await keyOfLog(own.db, size + 1)];
    expect(Buffer.from(after ?? [])).toEqual((await replaced.key()).publicKey);
    expect(before).not.toEqual(after);
    own.clock.pass(3_600_000);
    await expect(publishEdition(own.signer)).rejects.toThrow('another key signed this log');
    await publishEdition(replaced);
    expect((await findCheckpoint(own.db))?.size).toBe(size + 1);
  });
});
