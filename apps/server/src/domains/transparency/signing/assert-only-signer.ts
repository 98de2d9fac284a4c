import type { Db } from '../../../platform/db/database.ts';
import { findLogSize } from '../queries/log.ts';
import { SecondStoreConflictError } from './second-store.ts';
import { describeConflict } from './sign-log.ts';
import type { Signer } from './signer.ts';

/** After a failover that lost entries, the second store continues where this database does not. */
export async function assertOnlySigner(db: Db, signer: Signer): Promise<void> {
  const size = await findLogSize(db);
  const stored = await signer.store.findEntry(size);
  if (stored) throw new SecondStoreConflictError(await describeConflict(db, size, stored, signer));
}
