import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { Device } from '../calls/devices.ts';
import { Mark } from '../components/mark.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { DeviceIcon } from './device-icon.tsx';

type DeviceRowProps = { device: Device; onSignOut: () => void };

export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const { t } = useLingui();
  const { browser } = device;
  return (
    <Row
      icon={<DeviceIcon kind={device.kind} />}
      title={<bdi>{browser}</bdi>}
      mark={
        device.current && (
          <Mark tone="ok" sign={false}>
            <Trans>This device</Trans>
          </Mark>
        )
      }
      detail={
        device.current ? (
          <Trans>
            Signed in since <MomentText instant={device.signedInAt} />
          </Trans>
        ) : (
          <Trans>
            Last used around <MomentText instant={device.lastUsed} />
          </Trans>
        )
      }
    >
      {!device.current && (
        <RowButton label={t`Sign out ${browser}`} onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </RowButton>
      )}
    </Row>
  );
}
