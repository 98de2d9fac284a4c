import { announcements } from '@subrosa/contract/endpoints/announcements';
import { staff } from '@subrosa/contract/endpoints/staff';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { inboxQuery } from '../inbox/api.ts';

type Roles = ReplyBody<typeof staff.listRoles>;
export type Colleague = Roles['staff'][number];
export type RoleProposal = Roles['proposals'][number];
export type RoleChange = Roles['changes'][number];
export type InterestEntry = ReplyBody<typeof staff.listInterestOverrides>['interests'][number];
export type PlanSettings = ReplyBody<typeof staff.getPlanSettings>;
export type SettingEntry = ReplyBody<typeof staff.listSettings>['settings'][number];
export type Announcement = ReplyBody<typeof announcements.listAnnouncements>['announcements'][number];

export const rolesQuery = queryOptions({
  queryKey: ['staff', 'roles'],
  queryFn: ({ signal }) => silentClient.call(staff.listRoles, { signal }),
});

/** The administrator's actions for roles. Afterwards the current roles are refetched, even after an error. */
export function useRoleCalls() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<Roles>) => {
    await call.then(
      (roles) => queryClient.setQueryData(rolesQuery.queryKey, roles),
      async (error: unknown) => {
        await queryClient.invalidateQueries({ queryKey: rolesQuery.queryKey });
        throw error;
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

export const prohibitedWordsQuery = queryOptions({
  queryKey: ['staff', 'prohibited-words'],
  queryFn: ({ signal }) => silentClient.call(staff.listProhibitedWords, { signal }),
});

export const interestEntriesQuery = queryOptions({
  queryKey: ['staff', 'interests'],
  queryFn: ({ signal }) => silentClient.call(staff.listInterestOverrides, { signal }),
});

export const planSettingsQuery = queryOptions({
  queryKey: ['staff', 'plans'],
  queryFn: ({ signal }) => silentClient.call(staff.getPlanSettings, { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: ['staff', 'settings'],
  queryFn: ({ signal }) => silentClient.call(staff.listSettings, { signal }),
});

export const announcementsQuery = queryOptions({
  queryKey: ['staff', 'announcements'],
  queryFn: ({ signal }) => silentClient.call(announcements.listAnnouncements, { signal }),
});
