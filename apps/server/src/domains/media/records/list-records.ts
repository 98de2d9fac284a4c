import type { DepictionRecord } from '@subrosa/contract/media';
import type { Db } from '../../../platform/db/database.ts';
import { listRecords } from './queries.ts';

const PAGE = 100;

interface RecordsQuery {
  performer?: string | undefined;
  mediaId?: string | undefined;
  after?: string | undefined;
}

/** Returns a page of the index of performers and depictions. */
export async function listRecordPage(
  db: Db,
  query: RecordsQuery,
  limit = PAGE,
): Promise<{ records: DepictionRecord[]; after: string | null }> {
  const rows = await listRecords(db, { ...query, limit });
  const records = rows.map((row): DepictionRecord => {
    const isOther = row.who === 'other';
    return {
      id: row.id,
      performer: {
        kind: isOther ? 'other' : 'member',
        memberId: isOther ? null : row.member_id,
        name: isOther ? row.name : (row.username ?? row.name),
        alias: !isOther && row.username !== null && row.username !== row.name ? row.name : null,
        verifiedAt: isOther ? null : (row.verified_at?.toISOString() ?? null),
        releaseId: row.release_id,
      },
      depiction: {
        mediaId: row.media_id,
        kind: row.kind,
        uploader: row.uploader,
        uploadedAt: row.uploaded_at.toISOString(),
        publishedAt: row.published_at.toISOString(),
        removedAt: row.removed_at?.toISOString() ?? null,
      },
      consent: row.consent,
      declaredAt: row.declared_at.toISOString(),
    };
  });
  return { records, after: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
