import type { ReplyBody } from '@subrosa/contract/client/types';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../shared/api/client.ts';
import { retryTransient } from '../../shared/api/query-defaults.ts';

export type FirstMessage = ReplyBody<typeof conversations.planFirstMessage>;

/** To whom the member wants to write, as the server remembers it. */
export const firstMessageQuery = queryOptions({
  queryKey: ['conversations', 'first-message'],
  queryFn: async ({ signal }) => (await silentClient.call(conversations.getFirstMessage, { signal })).firstMessage,
  retry: retryTransient,
});

export const planFirstMessage = (memberId: string, requestId: string | undefined): Promise<FirstMessage> =>
  client.call(conversations.planFirstMessage, { body: { memberId, ...(requestId && { requestId }) } });

export const openFirstMessage = (memberId: string) => client.call(conversations.openFirstMessage, { body: { memberId } });

export async function clearFirstMessage(): Promise<void> {
  await client.call(conversations.clearFirstMessage);
}
