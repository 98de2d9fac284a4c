import { announcements } from '@subrosa/contract/addresses/announcements';
import { moderation } from '@subrosa/contract/addresses/moderation';
import { staff } from '@subrosa/contract/addresses/staff';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

export type Colleague = ReplyBody<typeof moderation.listStaff>[number];
export type InterestEntry = ReplyBody<typeof staff.listHouseInterests>['interests'][number];
export type HousePlans = ReplyBody<typeof staff.readHousePlans>;
export type SettingEntry = ReplyBody<typeof staff.listSettings>['settings'][number];
export type Announcement = ReplyBody<typeof announcements.listAnnouncements>['announcements'][number];

export const peopleQuery = queryOptions({
  queryKey: ['staff', 'people'],
  queryFn: ({ signal }) => quietClient.call(moderation.listStaff, { signal }),
});

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
