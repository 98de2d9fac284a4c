import { createFillers } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { proveLeaf } from '@subrosa/transparency/map/prove';
import { encodeKeysValue, parseKeysValue } from '@subrosa/transparency/map/values';
import { verifyLeaf } from '@subrosa/transparency/map/verify-leaf';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import type { OpenedSigner } from '../../src/app/transparency.ts';
import { fillerKey } from '../../src/domains/transparency/maps.ts';
import { findMapRoots } from '../../src/domains/transparency/queries/editions.ts';
import { mapReader } from '../../src/domains/transparency/queries/maps.ts';
import { publishEdition } from '../../src/domains/transparency/signing/publish-edition.ts';
import { addChange } from '../../src/domains/transparency/store/changes.ts';
import type { Config } from '../../src/platform/config/config.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import { aClock } from './clock.ts';
import { useDatabase } from './test-api.ts';
import { followedLog, useSigners } from './transparency.ts';

type Label = Uint8Array<ArrayBuffer>;

export const aLabel = (): Label => keysLabel(newId());

let records = 0;

/** A value of the map of keys that a test can recognize. Later ones have more records. */
export function valueOf(text: string): Label {
  records += 1;
  return encodeKeysValue({ records, head: new Uint8Array(Buffer.alloc(32).fill(text, 0, Buffer.byteLength(text))) });
}

const textOf = (value: Label) =>
  Buffer.from(parseKeysValue(value)?.head ?? [])
    .toString()
    .replace(/\0+$/, '');

/** A log of a database of its own, whose waiting changes need no member. */
export function useLog(changes: Partial<Config> = {}) {
  const database = useDatabase();
  const aSigner = useSigners();
  const clock = aClock();
  let signer: OpenedSigner | undefined;
  let folder: string | undefined;
  const config = () => ({ ...database.config, ...changes, ...(folder !== undefined && { TRANSPARENCY_FOLDER: folder }) });

  beforeAll(async () => {
    signer = aSigner(config(), clock);
    await sql`ALTER TABLE transparency_change DISABLE TRIGGER transparency_change_member`.execute(database.db);
  });

  function get(): OpenedSigner {
    if (!signer) throw new Error('the signer is there only inside tests');
    return signer;
  }

  const follow = () => followedLog(database.db, get());

  return {
    clock,
    aSigner,
    follow,
    get db() {
      return database.db;
    },
    get config() {
      return config();
    },
    get signer() {
      return get();
    },

    /** Continues with another folder of the second store. */
    moveTo(name: string): void {
      folder = name;
      signer = aSigner(config(), clock);
    },

    /** Publishes the next edition, by default an hour later, and returns its number. */
    async publish(): Promise<number> {
      clock.pass(config().TRANSPARENCY_INTERVAL_SECONDS * 1000);
      while (await publishEdition(get()));
      return (await follow()).state.newestEdition?.number ?? -1;
    },

    change: (label: Label, text: string) => transaction(database.db, (tx) => addChange(tx, { map: 'keys', label, value: valueOf(text) })),

    /** The value that the newest edition proves for a label; null without a proof. */
    async provedValue(label: Label): Promise<string | null> {
      const { state } = await follow();
      const fillers = createFillers(fillerKey(config()), 'keys');
      const [proof] = await proveLeaf(mapReader(database.db, 'keys'), fillers, label, [state.newestEdition?.number ?? 0]);
      const root = (await findMapRoots(database.db))?.keys ?? new Uint8Array();
      if (!proof) return null;
      return verifyLeaf(root, label, proof) ? textOf(proof.value) : 'a wrong proof';
    },
  };
}
