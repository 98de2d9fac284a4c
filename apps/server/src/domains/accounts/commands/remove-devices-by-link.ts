import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { closeDevices } from '../../devices/index.ts';
import { consumeLink } from '../store/links.ts';
import { removeSteps } from '../store/second-factors.ts';

/** Signs devices out by an emailed link, which is used up. */
export async function removeDevicesByLink(tx: Tx, input: { token: string; devices: readonly string[] }, clock: Clock): Promise<void> {
  const link = await consumeLink(tx, input.token, ['manage_devices'], clock.now());
  if (!link) throw new ApiError('accounts.linkInvalid');
  // A person who proved the password before the owner removes devices cannot replace another one afterwards.
  await removeSteps(tx, link.subject);
  await closeDevices(tx, link.subject, { only: input.devices }, clock);
}
