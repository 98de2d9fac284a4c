import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newReference } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { closeDevices } from '../../devices/index.ts';
import { markDeleted } from '../store/deletion.ts';
import { endRolesOfDeleted } from '../store/roles.ts';
import { assertAdministratorNotNeeded } from './assert-administrator-not-needed.ts';

/** Deletes the account at once and permanently; the worker erases its data. Returns the reference number of the receipt. */
export async function deleteAccount(tx: Tx, memberId: string, clock: Clock): Promise<string> {
  const at = clock.now();
  await assertAdministratorNotNeeded(tx, memberId, at);
  await endRolesOfDeleted(tx, memberId, at);
  const reference = newReference('E');
  await markDeleted(tx, memberId, { reference, at });
  await closeDevices(tx, memberId, {}, clock);
  await emit(tx, clock, 'accounts.memberDeleted', { memberId, reference });
  return reference;
}
