import { recordChain } from '@subrosa/crypto/account/record-chain';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { encodeKeysValue } from '@subrosa/transparency/map/values';
import type { Tx } from '../../../platform/db/database.ts';
import { listRecords } from '../queries/records.ts';
import { addChange } from '../store/changes.ts';
import { addMember } from '../store/members.ts';

/** Lets the newest key records of a member wait for the next edition. Call it in the transaction that changes them. */
export async function recordKeys(tx: Tx, memberId: string): Promise<void> {
  const records = await listRecords(tx, memberId);
  const head = (await recordChain(records)).at(-1);
  if (!head) throw new Error('a member without keys is in no map');
  await addChange(tx, { map: 'keys', label: keysLabel(memberId), value: encodeKeysValue({ records: records.length, head }) });
  await addMember(tx, memberId);
}
