import { i18n } from '@lingui/core';
import { connections } from '@subrosa/contract/endpoints/connections';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { client, silentClient } from '../../../shared/api/client.ts';

type Page = ReplyBody<typeof connections.listEndorsements>;

export type Endorsement = Page['endorsements'][number];

export const endorsementsQuery = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: ['connections', 'endorsements', memberId, i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      silentClient.call(connections.listEndorsements, {
        params: { id: memberId },
        query: { language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...pagedDefaults,
    select: ({ pages }) => pages.flatMap(({ endorsements }) => endorsements),
  });

/** The viewer's actions for the endorsements of a member. */
export function useEndorsementActions(memberId: string) {
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: ['connections', 'endorsements', memberId] });

  async function runAndRefetch(call: Promise<unknown>): Promise<boolean> {
    const isAccepted = await call.then(
      () => true,
      () => false,
    );
    await again();
    return isAccepted;
  }

  return {
    async write(text: string) {
      await silentClient.call(connections.endorseMember, { body: { memberId, text } });
      await again();
    },
    /** Both resolve with whether the server accepted the change; a toast shows why it did not. */
    approve: (id: string) => runAndRefetch(client.call(connections.approveEndorsement, { params: { id } })),
    withdraw: (id: string) => runAndRefetch(client.call(connections.withdrawEndorsement, { params: { id } })),
  };
}
