import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { addExport } from '../store/deletion.ts';

export async function requestExport(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  const exportId = await addExport(tx, { id: newId(), memberId, at: clock.now() });
  await emit(tx, clock, 'accounts.exportRequested', { memberId, exportId });
}
