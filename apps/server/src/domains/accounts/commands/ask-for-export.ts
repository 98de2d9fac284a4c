import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { addExport } from '../store/endings.ts';
import { checkPassword } from './check-password.ts';

export async function askForExport(tx: Tx, memberId: string, password: string, { clock, config }: CallPlatform): Promise<void> {
  await checkPassword(tx, memberId, password, config.CREDENTIAL_SECRET);
  const exportId = await addExport(tx, { id: newId(), memberId, at: clock.now() });
  await emit(tx, clock, 'accounts.exportAsked', { memberId, exportId });
}
