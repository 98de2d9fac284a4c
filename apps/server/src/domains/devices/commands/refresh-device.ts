import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { lockDevice } from '../queries.ts';
import { isGenuine, parseRefreshToken } from '../refresh-token.ts';
import { acceptGeneration } from '../store.ts';
import { closeDevices } from './close-devices.ts';
import { issueTokens, type Opened } from './open-device.ts';

/**
 * Returns new tokens for a refresh token. A token stays valid until one of its successors is first used, so that a phone that missed the
 * response can repeat the request. Afterwards its use, or the use of a sibling of that successor, means that two clients hold tokens of one
 * device: the device is signed out.
 */
export async function refreshDevice(
  tx: Tx,
  presented: { token: string; userId?: string | undefined; cookieless: boolean },
  platform: ApiPlatform,
): Promise<Opened | CommittedApiError> {
  const { clock, config } = platform;
  const authRequired = new CommittedApiError('auth.required');
  const token = parseRefreshToken(presented.token);
  const device = token && (await lockDevice(tx, token.deviceId));
  if (!token || !device || !isGenuine(config.SESSION_SECRET, device.seed, token)) return authRequired;
  if (presented.userId !== undefined && presented.userId !== device.member_id) return authRequired;

  const now = clock.now();
  const idle = now.getTime() - device.used_at.getTime() >= accountLimits.idleMs;
  const over = now.getTime() - device.signed_in_at.getTime() >= accountLimits.sessionMs;
  const first = token.generation === device.generation + 1;
  const again = token.generation === device.generation && device.accepted?.toString() === token.nonce;
  if (idle || over || device.state === 'deleted' || !(first || again)) {
    await closeDevices(tx, device.member_id, { only: [device.id] }, clock);
    return authRequired;
  }
  if (device.state === 'suspended') return new CommittedApiError('auth.suspended');

  await acceptGeneration(tx, device.id, { generation: token.generation, nonce: token.nonce, at: now });
  return issueTokens(platform, {
    memberId: device.member_id,
    device: { ...device, generation: token.generation, signedInAt: device.signed_in_at },
    cookieless: presented.cookieless,
    cookies: [],
  });
}
