import { generateKeyPairSync } from 'node:crypto';
import { examples } from '@subrosa/contract/accounts/schemas';
import { followLog, type FollowedLog } from '@subrosa/transparency/browser/follow-log';
import { emptyLog } from '@subrosa/transparency/entries/log-state';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openSigner, type OpenedSigner } from '../../src/app/transparency.ts';
import { logOrigin } from '../../src/domains/transparency/origin.ts';
import { recordKeys } from '../../src/domains/transparency/commands/record-keys.ts';
import { findCheckpoint, listEntries } from '../../src/domains/transparency/queries/log.ts';
import type { Signer } from '../../src/domains/transparency/signing/signer.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { databaseUrl, loadConfig, type Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { auditStore } from '../../src/platform/storage/object-store.ts';
import { apiClientFor, YEAR, type ApiUnderTest } from './api-client.ts';
import { testClocks } from './halting-signer.ts';
import { aMember } from './members.ts';

/**
 * Opens signers of a database, with their own role and the database's folder of the second store. Signers and folder are
 * removed after the tests of the file.
 */
export function useSigners(): (config: Config, clock: Clock) => OpenedSigner {
  const opened: OpenedSigner[] = [];
  beforeAll(async () => {
    const store = auditStore(loadConfig({ ENVIRONMENT: 'test' }));
    await store.ensureBucket();
    store.close();
  });
  afterAll(async () => {
    for (const { config, close } of opened) {
      const store = auditStore(config);
      await store.removePrefix(`${config.TRANSPARENCY_FOLDER}/`);
      store.close();
      await close();
    }
  });
  return (config, clock) => {
    const signer = openSigner(config, testClocks(clock));
    opened.push(signer);
    return signer;
  };
}

/** A new key of the log, as the setting has it. */
export const aLogKey = (): string => JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));

/** What a restored backup from the end of this edition contains: later editions are gone, and nothing else. */
export async function restoreTo(edition: number, config: Config): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(config, 'admin') });
  await client.connect();
  // The triggers that keep the log append-only do not protect against a restore.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `DELETE FROM transparency_checkpoint WHERE last_index > (SELECT index FROM transparency_entry WHERE edition = ${edition})`,
  );
  await client.query(`DELETE FROM transparency_entry WHERE index > (SELECT index FROM transparency_entry WHERE edition = ${edition})`);
  await client.query('DELETE FROM transparency_log WHERE ((index + 1) << level) > (SELECT count(*) FROM transparency_entry)');
  await client.query('DELETE FROM transparency_key WHERE from_size > (SELECT count(*) FROM transparency_entry)');
  await client.query(`DELETE FROM transparency_edition WHERE number > ${edition}`);
  for (const table of ['transparency_tile', 'transparency_leaf']) await client.query(`DELETE FROM ${table} WHERE edition > ${edition}`);
  await client.end();
}

/** What a browser learns that knows the log by the key of this signer, and reads all of it. */
export async function followedLog(db: Db, { key, config }: Signer): Promise<FollowedLog> {
  const { publicKey } = await key();
  const checkpoint = await findCheckpoint(db);
  const entries = await listEntries(db, 0, checkpoint?.size ?? 0);
  const followed = await followLog(
    emptyLog(logOrigin(config), new Uint8Array(publicKey)),
    checkpoint?.note ?? '',
    entries.map(({ content }) => new Uint8Array(content)),
  );
  if (!followed.ok) throw new Error(followed.problem);
  return followed.value;
}

/** The first key record of a member, as a sign-up stores it. */
export async function aKeyRecord(db: Db, memberId: string): Promise<void> {
  const { sequence, identityKey, accountKey, accountKeyVersion, signature } = examples.keys;
  await db
    .insertInto('key_record')
    .values({
      member_id: memberId,
      sequence,
      identity_key: identityKey,
      account_key: accountKey,
      account_key_version: accountKeyVersion,
      signature,
      created_at: new Date(),
    })
    .execute();
}

/** A member whose keys wait for the next edition, with their requests. */
export async function aRecordedMember(api: ApiUnderTest) {
  const { id } = await aMember(api.db, api.config);
  await aKeyRecord(api.db, id);
  await transaction(api.db, (tx) => recordKeys(tx, id));
  return { id, call: await apiClientFor(api, id, YEAR) };
}
