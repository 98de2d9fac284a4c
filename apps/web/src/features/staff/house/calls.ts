import { announcements } from '@subrosa/contract/addresses/announcements';
import { staff } from '@subrosa/contract/addresses/staff';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, quietClient } from '../../../shared/api/client.ts';
import { inboxQuery } from '../inbox/calls.ts';

type Roles = ReplyBody<typeof staff.listRoles>;
export type Colleague = Roles['staff'][number];
export type RoleProposal = Roles['proposals'][number];
export type RoleChange = Roles['changes'][number];
export type InterestEntry = ReplyBody<typeof staff.listHouseInterests>['interests'][number];
export type HousePlans = ReplyBody<typeof staff.readHousePlans>;
export type SettingEntry = ReplyBody<typeof staff.listSettings>['settings'][number];
export type Announcement = ReplyBody<typeof announcements.listAnnouncements>['announcements'][number];

export const rolesQuery = queryOptions({
  queryKey: ['staff', 'roles'],
  queryFn: ({ signal }) => quietClient.call(staff.listRoles, { signal }),
});

/** What an administrator does about a role. The page shows how it really is afterwards, also when it was refused. */
export function useRoleCalls() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<Roles>) => {
    await call.then(
      (roles) => queryClient.setQueryData(rolesQuery.queryKey, roles),
      async (refused: unknown) => {
        await queryClient.invalidateQueries({ queryKey: rolesQuery.queryKey });
        throw refused;
      },
    );
    await queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey });
  };
  return {
    confirm: (id: string) => then(client.call(staff.confirmRole, { params: { id } })),
    decline: (id: string) => then(client.call(staff.declineRole, { params: { id } })),
    withdraw: (id: string) => then(client.call(staff.withdrawRole, { params: { id } })),
    remove: (id: string) => then(client.call(staff.removeRole, { params: { id } })),
  };
}

export const wordsQuery = queryOptions({
  queryKey: ['staff', 'words'],
  queryFn: ({ signal }) => quietClient.call(staff.listWords, { signal }),
});

export const interestEntriesQuery = queryOptions({
  queryKey: ['staff', 'interests'],
  queryFn: ({ signal }) => quietClient.call(staff.listHouseInterests, { signal }),
});

export const housePlansQuery = queryOptions({
  queryKey: ['staff', 'plans'],
  queryFn: ({ signal }) => quietClient.call(staff.readHousePlans, { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: ['staff', 'settings'],
  queryFn: ({ signal }) => quietClient.call(staff.listSettings, { signal }),
});

export const announcementsQuery = queryOptions({
  queryKey: ['staff', 'announcements'],
  queryFn: ({ signal }) => quietClient.call(announcements.listAnnouncements, { signal }),
});
