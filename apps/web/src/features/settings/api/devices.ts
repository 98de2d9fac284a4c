import { accounts } from '@subrosa/contract/endpoints/accounts';
import { devices } from '@subrosa/contract/endpoints/devices';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

export type Device = ReplyBody<typeof devices.listDevices>[number];
export type SignIn = ReplyBody<typeof devices.listSignIns>[number];

export const devicesQuery = queryOptions({
  queryKey: ['devices', 'list'],
  queryFn: ({ signal }) => silentClient.call(devices.listDevices, { signal }),
});

export const signInsQuery = queryOptions({
  queryKey: ['devices', 'sign-ins'],
  queryFn: ({ signal }) => silentClient.call(devices.listSignIns, { signal }),
});

export async function signOutDevice(password: string | undefined, id: string): Promise<true> {
  await client.call(accounts.removeDevice, { params: { id }, body: { password } });
  return true;
}
