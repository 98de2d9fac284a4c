import { moderation } from '@subrosa/contract/addresses/moderation';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { client, quietClient } from '../../../shared/api/client.ts';

export type Statement = ReplyBody<typeof moderation.readStatement>;

/** What staff decided against oneself, and why. */
export const statementsQuery = queryOptions({
  queryKey: ['statements'],
  queryFn: ({ signal }) => quietClient.call(moderation.listStatements, { signal }),
});

export function fileAppeal(id: string, text: string): Promise<Statement> {
  return client.call(moderation.fileAppeal, { params: { id }, body: { text } });
}
