import type { Tx } from '../../platform/db/database.ts';
import type { StoredAnnouncement } from './queries.ts';

export async function addAnnouncement(tx: Tx, { id, texts, startsAt, endsAt }: StoredAnnouncement, at: Date): Promise<void> {
  await tx
    .insertInto('announcement')
    .values({ id, texts: JSON.stringify(texts), starts_at: startsAt, ends_at: endsAt, created_at: at })
    .execute();
}

export async function endAnnouncement(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('announcement').set({ ended_at: at }).where('id', '=', id).execute();
}
