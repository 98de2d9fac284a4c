import type { Tx } from '../../../platform/db/database.ts';
import { matching } from '../../../platform/hash-list/hash-list.ts';
import { newId } from '../../../platform/ids.ts';

export interface Fingerprint {
  pdq: Buffer;
  quality: number;
}

/** Lists the hashes of these items that are distinct enough to compare. */
export async function listFingerprints(tx: Tx, mediaIds: readonly string[]): Promise<Fingerprint[]> {
  if (mediaIds.length === 0) return [];
  return tx
    .selectFrom('media_hash')
    .select(['pdq', 'quality'])
    .where('media_id', 'in', mediaIds)
    .where('quality', '>', matching.qualityAbove)
    .execute();
}

interface Source {
  sourceId: string;
  decidedBy: string | null;
  at: Date;
  /** The picture is CSAM, so that matches are for the CSAM reviewers only. */
  isCsam?: boolean;
}

export async function addTakedowns(
  tx: Tx,
  fingerprints: readonly Fingerprint[],
  { sourceId, decidedBy, at, isCsam = false }: Source,
): Promise<void> {
  const enough = fingerprints.filter(({ quality }) => quality > matching.qualityAbove);
  if (enough.length === 0) return;
  await tx
    .insertInto('takedown_hash')
    .values(
      enough.map(({ pdq, quality }) => ({
        id: newId(),
        pdq,
        quality,
        source_id: sourceId,
        decided_by: decidedBy,
        decided_at: at,
        is_csam: isCsam,
      })),
    )
    .onConflict((conflict) => conflict.columns(['source_id', 'pdq']).doNothing())
    .execute();
}

export async function listTakedowns(tx: Tx, sourceId: string): Promise<Buffer[]> {
  const rows = await tx.selectFrom('takedown_hash').select('pdq').where('source_id', '=', sourceId).execute();
  return rows.map(({ pdq }) => pdq);
}
