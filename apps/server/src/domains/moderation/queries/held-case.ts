import type { Db, Tx } from '../../../platform/db/database.ts';

/** The open case about a thing that this member of staff has; undefined where they have none. */
export async function findHeldCase(db: Db | Tx, staffId: string, subjectId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .where('assignee_id', '=', staffId)
    .executeTakeFirst();
  return found?.id;
}
