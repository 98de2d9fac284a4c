import { moderation } from '@subrosa/contract/endpoints/moderation';
import { staff } from '@subrosa/contract/endpoints/staff';
import type { RouteInput, ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

export type MemberRecord = ReplyBody<typeof staff.getMemberRecord>;
export type ImposedSanction = MemberRecord['sanctions'][number];
export type RecordEvent = MemberRecord['events'][number];

type SearchMemberInput = RouteInput<typeof staff.searchMember>['body'];
type Sanction = RouteInput<typeof staff.imposeSanction>['body'];

/** Returns the pseudonym of the member found. */
export async function searchMember(body: SearchMemberInput): Promise<string> {
  return (await silentClient.call(staff.searchMember, { body })).pseudonym;
}

const REFRESH_MS = 15_000;

export const memberRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'member', id],
    queryFn: ({ signal }) => silentClient.call(staff.getMemberRecord, { params: { id }, signal }),
    refetchInterval: REFRESH_MS,
    retry: false,
    gcTime: 0,
  });

/** The actions on a member's page; each response contains the updated page. */
export function useMemberActions(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = memberRecordQuery(id);
  const params = { id };

  async function show(file: Promise<MemberRecord>): Promise<void> {
    queryClient.setQueryData(queryKey, await file);
  }

  return {
    reveal: async (reason: string) => {
      await client.call(moderation.revealMember, { params, body: { reason } });
      await queryClient.invalidateQueries({ queryKey });
    },
    sanction: (body: Sanction) => show(client.call(staff.imposeSanction, { params, body })),
    lift: (sanctionId: string, reason: string) =>
      show(client.call(staff.liftSanctionEarly, { params: { ...params, sanctionId }, body: { reason } })),
    revokeLifetime: (note: string) => show(client.call(staff.revokeLifetime, { params, body: note.trim() === '' ? {} : { note } })),
  };
}
