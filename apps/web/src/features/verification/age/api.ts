import { verification } from '@subrosa/contract/endpoints/verification';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { VERIFICATION } from '../api/query-keys.ts';

export type AgeCheck = ReplyBody<typeof verification.startAgeCheck>;

/** The worker starts the check and fetches the result, which takes a moment each. */
const POLL_MS = 1000;

const isInProgress = ({ state }: AgeCheck) => state === 'starting' || state === 'open';

export const startAgeCheck = () => client.call(verification.startAgeCheck);

/** A started check; polls until it has a URL to redirect to. */
export const ageCheckQuery = (id: string) =>
  queryOptions({
    queryKey: [...VERIFICATION, 'age', id],
    queryFn: ({ signal }) => silentClient.call(verification.getAgeCheck, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'starting' ? POLL_MS : false),
  });

/** The same after the return: polls until the provider has responded. */
export const ageResultQuery = (id: string) =>
  queryOptions({
    queryKey: [...VERIFICATION, 'age-answer', id],
    queryFn: ({ signal }) => silentClient.call(verification.finishAgeCheck, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_MS * 2 : false),
  });
