import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { addPageView } from '../store.ts';

export async function countPageView(tx: Tx, route: string, clock: Clock): Promise<void> {
  await addPageView(tx, route, clock.now().toISOString().slice(0, 10));
  await emit(tx, clock, 'support.pageViewed', { route });
}
