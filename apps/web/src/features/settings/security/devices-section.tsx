import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { devicesQuery, signOutDevice, type Device } from '../calls/devices.ts';
import { Loaded } from '../components/loaded.tsx';
import { Section } from '../components/section.tsx';
import { DeviceRow } from './device-row.tsx';

/** Where the member is signed in. */
export function DevicesSection() {
  const query = useQuery(devicesQuery);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Device | null>(null);
  const [isAsking, setAsking] = useState(false);
  const signingOut = useMutation({
    mutationFn: signOutDevice,
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
  });

  function handleSignOut(device: Device) {
    setAsked(device);
    setAsking(true);
  }

  const browser = asked?.browser;
  return (
    <Section title={<Trans>Devices</Trans>} description={<Trans>You can be signed in on two devices at once.</Trans>}>
      {/* This one is there for sure. */}
      <Loaded query={query} rows={1} compact>
        {(devices) => devices.map((device) => <DeviceRow key={device.id} device={device} onSignOut={() => handleSignOut(device)} />)}
      </Loaded>
      <ConfirmDialog
        opened={isAsking}
        title={<Trans>Sign out this device?</Trans>}
        confirmLabel={<Trans>Sign out</Trans>}
        isPending={signingOut.isPending}
        onConfirm={() => asked && signingOut.mutate(asked.id)}
        onClose={() => setAsking(false)}
      >
        <Trans>
          <bdi>{browser}</bdi> has to log in again. If it was not you, change your password too.
        </Trans>
      </ConfirmDialog>
    </Section>
  );
}
