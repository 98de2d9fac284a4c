import type { deviceView } from '@subrosa/contract/devices/schemas';
import type { z } from 'zod';
import type { StoredDevice } from './queries.ts';

const HOUR = 3_600_000;

/** Last use is rounded to the hour, which is enough to recognise a device. */
export function viewDevice(device: StoredDevice, currentId: string | null): z.input<typeof deviceView> {
  return {
    id: device.id,
    kind: device.kind as 'desktop' | 'mobile',
    browser: device.browser,
    signedInAt: device.signed_in_at.toISOString(),
    lastUsed: new Date(Math.floor(device.used_at.getTime() / HOUR) * HOUR).toISOString(),
    current: device.id === currentId,
  };
}
