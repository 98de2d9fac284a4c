import type { Config } from '../../platform/config/config.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { listMessages } from './queries.ts';
import { decryptText } from './text-encryption.ts';

const ALL = 100_000;

/** Returns the messages of the member and of staff for the member’s data export. */
export async function collectThread(db: Db | Tx, memberId: string, config: Config) {
  const rows = await listMessages(db, memberId, Number.MAX_SAFE_INTEGER, ALL);
  return rows.toReversed().map(({ by_staff, encrypted_text, sent_at }) => ({
    from: by_staff ? 'staff' : 'member',
    text: decryptText(config, memberId, encrypted_text),
    sentAt: sent_at,
  }));
}
