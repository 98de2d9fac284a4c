import type { ApiPlatform } from '../../../platform/platform.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';
import type { Principal } from '../../../platform/tokens/tokens.ts';

/** Records that a device is used or left. It may get lost, because tabs repeat it every minute. */
export async function updatePresence(device: Principal, here: boolean, { redis, clock, log }: ApiPlatform): Promise<void> {
  const presence = presenceIn(redis);
  try {
    await (here ? presence.stay([device], clock.now()) : presence.leave(device));
  } catch (error) {
    log.warn({ err: error }, 'presence was not updated');
  }
}
