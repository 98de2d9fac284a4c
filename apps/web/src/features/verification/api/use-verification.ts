import { verification } from '@subrosa/contract/endpoints/verification';
import type { RouteInput } from '@subrosa/contract/client/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { VERIFICATION } from './query-keys.ts';
import { verificationQuery, type Verification } from './own-verification.ts';

export type Submission = RouteInput<typeof verification.submitVerification>['body'];

/** The member's actions on the verification; each response contains the new state. */
export function useVerificationCalls() {
  const queryClient = useQueryClient();

  async function cacheResponse(response: Promise<Verification>): Promise<void> {
    queryClient.setQueryData(verificationQuery.queryKey, await response);
    await queryClient.invalidateQueries({ queryKey: VERIFICATION, predicate: ({ queryKey }) => queryKey[1] !== 'own' });
  }

  return {
    /** The client decides where errors are displayed. */
    submit: (body: Submission, by = client) => cacheResponse(by.call(verification.submitVerification, { body })),
    withdraw: () => cacheResponse(client.call(verification.withdrawVerification)),
    applyForLifetime: () => cacheResponse(client.call(verification.applyForLifetime)),
  };
}
