import { requests } from '@subrosa/contract/endpoints/requests';
import { ResponseError } from '@subrosa/contract/client/errors';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export type Quota = ReplyBody<typeof requests.getQuota>;

export const quotaQuery = queryOptions({
  queryKey: ['requests', 'quota'],
  queryFn: ({ signal }) => silentClient.call(requests.getQuota, { signal }),
});

/** The quota in an error response, used until it is fetched again. */
export function quotaOfError(error: unknown): Quota | null {
  if (!(error instanceof ResponseError) || error.code !== 'requests.dailyLimit') return null;
  const seconds = error.details?.['nextAt'];
  return { unlimited: false, left: 0, nextAt: seconds === undefined ? null : new Date(seconds * 1000).toISOString() };
}
