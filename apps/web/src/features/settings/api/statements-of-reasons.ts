import { moderation } from '@subrosa/contract/endpoints/moderation';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

export type StatementOfReasons = ReplyBody<typeof moderation.getStatementOfReasons>;

/** Decisions of staff about the member, with their statements of reasons. */
export const statementsOfReasonsQuery = queryOptions({
  queryKey: ['statements-of-reasons'],
  queryFn: ({ signal }) => silentClient.call(moderation.listStatementsOfReasons, { signal }),
});

export function fileAppeal(id: string, text: string): Promise<StatementOfReasons> {
  return client.call(moderation.fileAppeal, { params: { id }, body: { text } });
}
