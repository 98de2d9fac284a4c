import { moderation } from '@subrosa/contract/addresses/moderation';
import { support } from '@subrosa/contract/addresses/support';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

export type Letter = ReplyBody<typeof support.readLetter>;
export type AppealedCase = ReplyBody<typeof moderation.readAppeal>;

const seenOnce = { staleTime: Infinity, gcTime: 0 };

/** Only for who has the case: each look is noted. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'letters', id],
    queryFn: ({ signal }) => quietClient.call(support.readLetter, { signal, params: { id } }),
    ...seenOnce,
  });

export const appealQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'appeals', id],
    queryFn: ({ signal }) => quietClient.call(moderation.readAppeal, { signal, params: { id } }),
    ...seenOnce,
  });
