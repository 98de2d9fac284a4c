import type { Tx } from '../../../platform/db/database.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import type { Principal } from '../../../platform/tokens/tokens.ts';
import { lockDevice } from '../queries.ts';
import { isGenuine, parseRefreshToken } from '../refresh-token.ts';
import { closeDevices } from './close-devices.ts';

/** Signs the calling device out. If the access token has expired, the refresh token identifies the device. */
export async function signOut(
  tx: Tx,
  proof: { caller: Principal | null; refreshToken: string | undefined },
  { clock, config }: ApiPlatform,
): Promise<void> {
  const { caller } = proof;
  if (caller) {
    await closeDevices(tx, caller.memberId, { only: [caller.deviceId] }, clock);
    return;
  }
  const token = parseRefreshToken(proof.refreshToken ?? '');
  const device = token && (await lockDevice(tx, token.deviceId));
  if (token && device && isGenuine(config.SESSION_SECRET, device.seed, token)) {
    await closeDevices(tx, device.member_id, { only: [device.id] }, clock);
  }
}
