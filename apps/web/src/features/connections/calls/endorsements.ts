import { i18n } from '@lingui/core';
import { connections } from '@subrosa/contract/addresses/connections';
import { reference } from '@subrosa/contract/addresses/reference';
import { isPassing } from '@subrosa/contract/client/errors';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, quietClient } from '../../../shared/api/client.ts';

type Page = ReplyBody<typeof connections.listEndorsements>;

export type Endorsement = Page['endorsements'][number];

export const endorsementsQuery = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: ['connections', 'endorsements', memberId, i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      quietClient.call(connections.listEndorsements, {
        params: { id: memberId },
        query: { language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ after }: Page) => after,
    select: ({ pages }) => pages.flatMap(({ endorsements }) => endorsements),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });

/** What one can do about what is written of a member. */
export function useEndorsing(memberId: string) {
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: ['connections', 'endorsements', memberId] });

  async function settled(call: Promise<unknown>): Promise<boolean> {
    const isAccepted = await call.then(
      () => true,
      () => false,
    );
    await again();
    return isAccepted;
  }

  return {
    async write(text: string) {
      await quietClient.call(connections.endorseMember, { body: { memberId, text } });
      await again();
    },
    /** Both answer whether it was accepted; the toast says why not. */
    approve: (id: string) => settled(client.call(connections.approveEndorsement, { params: { id } })),
    withdraw: (id: string) => settled(client.call(connections.withdrawEndorsement, { params: { id } })),
  };
}

const untilKnown = { endorsement: 300, report: 1000 };

/** How long texts may be; the router has asked for it before any page. */
export function useTextLimits() {
  const { data } = useQuery({
    queryKey: ['reference', 'config'],
    queryFn: ({ signal }) => client.call(reference.readConfig, { signal }),
    staleTime: Infinity,
  });
  return data?.limits ?? untilKnown;
}
