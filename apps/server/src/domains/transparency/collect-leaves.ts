import { keysLabel } from '@subrosa/transparency/map/labels';
import { parseKeysValue, parseSettingsValue } from '@subrosa/transparency/map/values';
import type { Db, Tx } from '../../platform/db/database.ts';
import { listOwnLeaves, type OwnLeaf } from './queries/own-leaves.ts';
import { findSettingsLabel } from './queries/records.ts';

/** A member's own leaves, for the data export; hashes and nonces in hexadecimal. */
export async function collectLeaves(db: Db | Tx, memberId: string): Promise<{ keys: object[]; settings: object[] }> {
  const settings = await findSettingsLabel(db, memberId);
  return {
    keys: (await listOwnLeaves(db, 'keys', keysLabel(memberId))).map((leaf) => readable(leaf, parseKeysValue)),
    settings: settings ? (await listOwnLeaves(db, 'settings', settings)).map((leaf) => readable(leaf, parseSettingsValue)) : [],
  };
}

function readable({ value, ...leaf }: OwnLeaf, parse: (value: OwnLeaf['value']) => object | null): object {
  return Object.fromEntries(
    Object.entries({ ...leaf, ...parse(value) }).map(([name, content]: [string, unknown]) => [name, inHex(content)]),
  );
}

const inHex = (content: unknown) => (content instanceof Uint8Array ? Buffer.from(content).toString('hex') : content);
