import type { Db, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { pseudonymOf } from './pseudonym.ts';
import { listRevealed } from './queries/reveals.ts';
import { rememberPseudonyms } from './store/member-access.ts';

export interface DisplayName {
  name: string;
  revealed: boolean;
}

/**
 * Returns the names under which a staff member sees these members: pseudonyms, unless revealed. Deleted members are
 * left out.
 */
export async function displayNamesOf(
  db: Db | Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  staffId: string,
  memberIds: readonly (string | null)[],
): Promise<Map<string, DisplayName>> {
  const ids = [...new Set(memberIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await listRevealed(db, { staffId, memberIds: ids, now: clock.now() });
  const shown = rows.map((row) => ({ ...row, pseudonym: pseudonymOf(config.DATA_ENCRYPTION_SECRET, row.id) }));
  const unknown = shown.filter(({ known }) => known === null);
  await rememberPseudonyms(
    db,
    unknown.map(({ id, pseudonym }) => ({ memberId: id, pseudonym })),
  );
  return new Map(shown.map(({ id, username, revealed, pseudonym }) => [id, { name: revealed ? username : pseudonym, revealed }]));
}
