import { moderation } from '@subrosa/contract/endpoints/moderation';
import { staff } from '@subrosa/contract/endpoints/staff';
import type { CallInput, ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, quietClient } from '../../../shared/api/client.ts';

export type MemberFile = ReplyBody<typeof staff.readMemberFile>;
export type GivenSanction = MemberFile['sanctions'][number];
export type FileEvent = MemberFile['events'][number];

type Searched = CallInput<typeof staff.searchMember>['body'];
type Sanction = CallInput<typeof staff.giveSanction>['body'];

/** The pseudonym of who was found. */
export async function searchMember(body: Searched): Promise<string> {
  return (await quietClient.call(staff.searchMember, { body })).pseudonym;
}

const REFRESH_MS = 15_000;

export const memberFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'member', id],
    queryFn: ({ signal }) => quietClient.call(staff.readMemberFile, { params: { id }, signal }),
    refetchInterval: REFRESH_MS,
    retry: false,
    gcTime: 0,
  });

/** What can be done on a member's page; each answers with the page as it is then. */
export function useMemberActions(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = memberFileQuery(id);
  const params = { id };

  async function show(file: Promise<MemberFile>): Promise<void> {
    queryClient.setQueryData(queryKey, await file);
  }

  return {
    reveal: async (reason: string) => {
      await client.call(moderation.revealMember, { params, body: { reason } });
      await queryClient.invalidateQueries({ queryKey });
    },
    sanction: (body: Sanction) => show(client.call(staff.giveSanction, { params, body })),
    lift: (sanctionId: string, reason: string) =>
      show(client.call(staff.pardonMember, { params: { ...params, sanctionId }, body: { reason } })),
    revokeLifetime: (note: string) => show(client.call(staff.revokeLifetime, { params, body: note.trim() === '' ? {} : { note } })),
  };
}
