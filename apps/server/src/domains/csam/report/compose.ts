import type { Db } from '../../../platform/db/database.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { TipReport } from '../../../platform/tipline/tipline.ts';
import { decryptNote } from '../note-encryption.ts';
import { findHolder, type StoredCsamCase } from '../queries/cases.ts';

/** Contains only data that the app holds. When the account is deleted, the id of the case replaces that of the member. */
export async function composeReport(db: Db, config: Config, found: StoredCsamCase): Promise<TipReport> {
  const { id, memberId, incident, openedAt, note } = found;
  const holder = memberId === null ? undefined : await findHolder(db, memberId);
  return {
    incident: incident ?? 'material',
    happenedAt: openedAt,
    url: config.PUBLIC_URL,
    reporterEmail: config.TIPLINE_CONTACT_EMAIL ?? config.SUPPORT_EMAIL,
    person: {
      id: memberId ?? id,
      ...(holder && { username: holder.username, email: holder.email }),
      ...(holder?.phone && { phone: holder.phone }),
      ...(holder?.dateOfBirth && { dateOfBirth: holder.dateOfBirth }),
    },
    ...(note && { note: decryptNote(config.DATA_ENCRYPTION_SECRET, id, note) }),
  };
}
