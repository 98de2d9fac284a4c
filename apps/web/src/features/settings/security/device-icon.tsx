import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { Device } from '../api/devices.ts';

type DeviceIconProps = Pick<Device, 'kind'>;

/** Decorative, because the browser's name is beside it. */
export function DeviceIcon({ kind }: DeviceIconProps) {
  const Sign = kind === 'mobile' ? IconDeviceMobile : IconDeviceDesktop;
  return <Sign size={24} stroke={1.5} aria-hidden="true" />;
}
