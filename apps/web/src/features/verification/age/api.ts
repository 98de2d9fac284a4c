import { verification } from '@subrosa/contract/endpoints/verification';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { VERIFICATION } from '../api/query-keys.ts';

export type AgeCheck = ReplyBody<typeof verification.startAgeCheck>;

/** The worker opens it and asks the provider what was found: a moment each. */
const POLL_MS = 1000;

const isInProgress = ({ state }: AgeCheck) => state === 'starting' || state === 'open';

export const startAgeCheck = () => client.call(verification.startAgeCheck);

/** A check that was begun, asked for until there is an address to go to. */
export const ageCheckQuery = (id: string) =>
  queryOptions({
    queryKey: [...VERIFICATION, 'age', id],
    queryFn: ({ signal }) => silentClient.call(verification.getAgeCheck, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'starting' ? POLL_MS : false),
  });

/** The same for who is back: the provider is asked, until it has answered. */
export const ageResultQuery = (id: string) =>
  queryOptions({
    queryKey: [...VERIFICATION, 'age-answer', id],
    queryFn: ({ signal }) => silentClient.call(verification.finishAgeCheck, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_MS * 2 : false),
  });
