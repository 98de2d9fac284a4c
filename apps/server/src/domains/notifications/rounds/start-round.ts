import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { About } from '../about.ts';
import type { Audience } from './audience.ts';
import { askForRound } from './jobs.ts';
import { addRound } from './store.ts';

interface Asked {
  kind: NotificationKind;
  actorId: string;
  about?: About;
  audience: Audience;
}

/** One thing that many are told, by the worker in batches: each once, however often it is interrupted. Returns the round's id. */
export async function startRound(tx: Tx, { kind, actorId, about = {}, audience }: Asked): Promise<string> {
  const id = newId();
  await addRound(tx, { id, kind, actorId, about, audience });
  await askForRound(tx, id);
  return id;
}
