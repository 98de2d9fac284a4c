import type { Db } from '../../../platform/db/database.ts';
import { findLogSize } from '../queries/log.ts';
import { SecondStoreConflictError } from './second-store.ts';
import type { Signer } from './signer.ts';

/** After a failover that lost entries, the second store continues where this database does not. */
export async function assertOnlySigner(db: Db, { store }: Signer): Promise<void> {
  const size = await findLogSize(db);
  if (await store.findEntry(size)) throw new SecondStoreConflictError(`the second store has an entry ${size} that this database lacks`);
}
