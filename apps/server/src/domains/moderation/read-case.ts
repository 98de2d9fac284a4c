import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findCase, listEvents } from './queries/cases.ts';
import { viewCase, viewEvent } from './view.ts';

/** A case with what happened to it; one about oneself is missing. */
export async function readCase(db: Db, staffId: string, caseId: string) {
  const found = await findCase(db, staffId, caseId);
  if (!found) throw new Refusal('page.missing');
  return { ...viewCase(found, staffId), events: (await listEvents(db, caseId)).map(viewEvent) };
}
