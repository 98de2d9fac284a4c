import type { Config } from '../platform/config/config.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { domains } from './domains.ts';

/** Collects all data about a member by file name, from each domain. */
export async function collectData(db: Db | Tx, memberId: string, config: Config): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  for (const { exports } of domains) Object.assign(files, await exports?.(db, memberId, config));
  return files;
}
