import type { Tx } from '../../../platform/db/database.ts';
import { newReference } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { closeDevices } from '../../devices/index.ts';
import { markDeleted } from '../store/endings.ts';
import { lockAdministrators } from '../store/roles.ts';
import { checkPassword } from './check-password.ts';

/** Takes effect at once and cannot be undone; the worker erases what is left. Returns the number of the receipt. */
export async function deleteAccount(tx: Tx, memberId: string, password: string, { clock, config }: CallPlatform): Promise<string> {
  await checkPassword(tx, memberId, password, config.CREDENTIAL_SECRET);
  // The house would be left without anybody who gives roles.
  const administrators = await lockAdministrators(tx);
  if (administrators.length === 1 && administrators[0] === memberId) throw new Refusal('moderation.lastAdministrator');
  const reference = newReference('E');
  await markDeleted(tx, memberId, { reference, at: clock.now() });
  await closeDevices(tx, memberId, {}, clock);
  await emit(tx, clock, 'accounts.memberDeleted', { memberId, reference });
  return reference;
}
