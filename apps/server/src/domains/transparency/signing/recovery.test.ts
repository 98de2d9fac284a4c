import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../../test/support/clock.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { testClocks } from '../../../../test/support/halting-signer.ts';
import { restoreTo, useSigners } from '../../../../test/support/transparency.ts';
import { startTransparency } from '../../../app/transparency.ts';
import { auditStore } from '../../../platform/storage/object-store.ts';
import { findEditionState } from '../queries/editions.ts';
import { findCheckpoint, listEntries } from '../queries/log.ts';
import { publishEdition } from './publish-edition.ts';
import { recoverLog } from './recover-log.ts';
import type { Signer } from './signer.ts';

const database = useDatabase();
const aSigner = useSigners();
const clock = aClock();

let signer: Signer;
beforeAll(async () => {
  signer = aSigner(database.config, clock);
  for (let count = 0; count < 3; count += 1) await publish();
});

async function publish(): Promise<void> {
  clock.pass(HOUR);
  while (await publishEdition(signer));
}

const start = (changes: Partial<typeof database.config> = {}) => startTransparency({ ...database.config, ...changes }, testClocks(clock));
const kinds = async () => {
  const entries = await listEntries(database.db, 0, (await findCheckpoint(database.db))?.size ?? 0);
  return entries.map(({ kind }) => kind);
};

describe('the transparency process', () => {
  it('continues a log after a restart, and publishes what is due', async () => {
    clock.pass(HOUR);
    const before = await kinds();
    const running = await start();
    await running.stop();
    expect((await kinds()).length).toBe(before.length + 1);
  });

  it.each<[string, Partial<typeof database.config>, RegExp]>([
    ['reads another folder of the second store', { TRANSPARENCY_FOLDER: 'elsewhere' }, /does not have entry/],
    ['cannot read the second store', { S3_AUDIT_BUCKET: 'subrosa-missing', S3_SECRET_KEY: 'wrong' }, /./],
    ['has another host', { PUBLIC_URL: 'https://other.example' }, /not of this key and PUBLIC_URL: wrongOrigin/],
    ['has another interval', { TRANSPARENCY_INTERVAL_SECONDS: 60 }, /editions of 3600 seconds/],
    ['has no key', { TRANSPARENCY_SIGN_KEY: undefined }, /TRANSPARENCY_SIGN_KEY: missing/],
  ])('does not start when it %s', async (_name, changes, message) => {
    await expect(start(changes)).rejects.toThrow(message);
  });

  it('starts while the key provider does not answer, and signs later', async () => {
    clock.pass(HOUR);
    const before = await kinds();
    const away = { KEY_PROVIDER: 'vault', VAULT_URL: 'http://127.0.0.1:1', VAULT_TOKEN: 'token', TRANSPARENCY_KEY: 'log' } as const;
    const running = await start({ ...away, LOG_LEVEL: 'silent' });
    await running.stop();
    expect(await kinds()).toEqual(before);
    await publish();
    expect((await kinds()).length).toBeGreaterThan(before.length);
  });
});

describe('after a restore of an older backup', () => {
  it('starts only after recoverLog completed the log and stated the lost editions', async () => {
    const before = await kinds();
    const newest = (await findEditionState(database.db)).newest ?? 0;
    await restoreTo(newest - 2, database.config);
    await expect(start()).rejects.toThrow(`edition ${newest} has no data, the last that has is ${newest - 2}`);
    expect((await findCheckpoint(database.db))?.size).toBe(before.length - 2);

    expect(await recoverLog(signer, 'a test')).toEqual({ lost: { first: newest - 1, last: newest }, returned: 0 });
    expect(await kinds()).toEqual([...before, 'recovery']);
    expect(await recoverLog(signer, 'again')).toEqual({ lost: null, returned: 0 });

    const running = await start();
    await running.stop();
    await publish();
    expect((await kinds()).slice(before.length)).toEqual(['recovery', 'edition']);
    expect(await findEditionState(database.db)).toMatchObject({ newest: newest + 1, newestWithData: newest + 1 });
  });

  it('signs nothing while the second store has entries of another signer', async () => {
    await publish();
    const newest = (await findEditionState(database.db)).newest ?? 0;
    const signed = await findCheckpoint(database.db);
    await restoreTo(newest - 1, database.config);
    clock.pass(HOUR);
    await expect(publishEdition(signer)).rejects.toThrow('that this database lacks');
    expect((await findCheckpoint(database.db))?.size).toBe((signed?.size ?? 0) - 1);
    await recoverLog(signer, 'a failover');
  });
});

describe('recoverLog', () => {
  it('writes the entries again when the second store lost them', async () => {
    await publish();
    const store = auditStore(database.config);
    await store.removePrefix(`${database.config.TRANSPARENCY_FOLDER}/`);
    store.close();
    await expect(start()).rejects.toThrow('does not have entry');
    const size = (await kinds()).length;
    expect(await recoverLog(signer, 'the bucket was lost', { storeLost: true })).toEqual({ lost: null, returned: size });
    const running = await start();
    await running.stop();
  });
});

describe('a database without a log', () => {
  const empty = useDatabase();

  it.each([
    ['test', /has a log and this database has none/],
    ['development', null],
  ] as const)(
    'continues the entries of another log only if data exist, and begins a new one in development: %s',
    async (ENVIRONMENT, problem) => {
      const config = { ...empty.config, ENVIRONMENT, TRANSPARENCY_FOLDER: `${empty.config.TRANSPARENCY_FOLDER}-${ENVIRONMENT}` };
      const other = { ...database.config, TRANSPARENCY_FOLDER: config.TRANSPARENCY_FOLDER };
      await recoverLog(aSigner(other, clock), 'fills the folder', { storeLost: true });
      const starting = startTransparency(config, testClocks(clock));
      if (problem) return expect(starting).rejects.toThrow(problem);
      await (await starting).stop();
      expect((await findEditionState(empty.db)).newest).toBe(0);
    },
  );
});
