import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

interface ViewFlush {
  flushId: string;
  views: ReadonlyMap<string, number>;
  at: Date;
}

/** Adds in the order of ids, so that two flushes cannot deadlock. Ignores deleted posts. */
export async function addViews(tx: Tx, { flushId, views, at }: ViewFlush): Promise<void> {
  await sql`
    WITH flush AS (INSERT INTO request_view_flush (id, flushed_at) VALUES (${flushId}, ${at}) ON CONFLICT (id) DO NOTHING RETURNING id)
    INSERT INTO request_views (post_id, views)
    SELECT p.id, v.views FROM flush, unnest(${[...views.keys()]}::uuid[], ${[...views.values()]}::bigint[]) AS v (id, views)
    JOIN request_post p ON p.id = v.id ORDER BY p.id
    ON CONFLICT (post_id) DO UPDATE SET views = request_views.views + excluded.views`.execute(tx);
}

export async function purgeFlushes(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('request_view_flush').where('flushed_at', '<', before).execute();
}
