import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../accounts/index.ts';
import { devicesQuery, signOutDevice, type Device } from '../api/devices.ts';
import { Loaded } from '../components/loaded.tsx';
import { Section } from '../components/section.tsx';
import { DeviceRow } from './device-row.tsx';

/** The devices on which the member is signed in. */
export function DevicesSection() {
  const query = useQuery(devicesQuery);
  const queryClient = useQueryClient();
  const { performRecent } = useReauthentication();
  const signingOut = useMutation({
    mutationFn: ({ id, browser }: Device) =>
      performRecent(
        {
          reason: (
            <Trans>
              <bdi>{browser}</bdi> will be logged out. If that wasn’t you, change your password too.
            </Trans>
          ),
          action: <Trans>Log out</Trans>,
          danger: true,
        },
        (password) => signOutDevice(password, id),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });

  return (
    <Section title={<Trans>Devices</Trans>} description={<Trans>You can be logged in on two devices at once.</Trans>}>
      {/* At least this device is in the list. */}
      <Loaded query={query} rows={1} compact>
        {(devices) => devices.map((device) => <DeviceRow key={device.id} device={device} onSignOut={() => signingOut.mutate(device)} />)}
      </Loaded>
    </Section>
  );
}
