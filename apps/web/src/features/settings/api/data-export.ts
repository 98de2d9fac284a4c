import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

export type DataExport = ReplyBody<typeof accounts.getExport>;

const POLL_MS = 10_000;

/** The copy of the member's data; polls while it is being prepared. */
export const exportQuery = queryOptions({
  queryKey: ['accounts', 'export'],
  queryFn: ({ signal }) => silentClient.call(accounts.getExport, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'pending' ? POLL_MS : false),
});

export async function requestExport(password: string | undefined): Promise<void> {
  await client.call(accounts.requestExport, { body: { password } });
}

/** Returns a URL that is valid for five minutes. */
export async function findDownload(password: string | undefined): Promise<string> {
  const { url } = await client.call(accounts.downloadExport, { body: { password } });
  return url;
}
