import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { Device } from '../api/devices.ts';
import { StatusBadge } from '../components/status-badge.tsx';
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
      badge={
        device.current && (
          <StatusBadge tone="ok" sign={false}>
            <Trans>This device</Trans>
          </StatusBadge>
        )
      }
      detail={
        device.current ? (
          <Trans>
            Logged in since <MomentText instant={device.signedInAt} />
          </Trans>
        ) : (
          <Trans>
            Last used around <MomentText instant={device.lastUsed} />
          </Trans>
        )
      }
    >
      {!device.current && (
        <RowButton label={t`Log out ${browser}`} onClick={onSignOut}>
          <Trans>Log out</Trans>
        </RowButton>
      )}
    </Row>
  );
}
