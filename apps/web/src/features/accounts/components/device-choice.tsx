import { Trans } from '@lingui/react/macro';
import { IconCheck, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { deviceView } from '@subrosa/contract/devices/schemas';
import { DateText } from '../../../shared/ui/date-text.tsx';
import classes from './device-choice.module.css';

export type Device = (typeof deviceView)['_output'];

type DeviceChoiceProps = {
  device: Device;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

/** One device to keep or to sign out: a native checkbox below a row. */
export function DeviceChoice({ device, isChosen, onChange }: DeviceChoiceProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const Symbol = device.kind === 'mobile' ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <label className={classes.device}>
      <input type="checkbox" className={classes.input} checked={isChosen} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className={classes.face}>
        <Symbol size={26} stroke={1.4} aria-hidden="true" className={classes.symbol} />
        <span className={classes.text}>
          <bdi className={classes.name}>{device.browser}</bdi>
          <span className={classes.detail}>
            <Trans>
              Last used <DateText instant={device.lastUsed} timeZone={timeZone} />
            </Trans>
          </span>
        </span>
        <span className={classes.icon}>
          <IconCheck size={14} stroke={2.4} aria-hidden="true" />
        </span>
      </span>
    </label>
  );
}
