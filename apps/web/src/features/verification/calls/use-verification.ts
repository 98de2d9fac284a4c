import { verification } from '@subrosa/contract/endpoints/verification';
import type { CallInput } from '@subrosa/contract/client/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { VERIFICATION } from './key.ts';
import { verificationQuery, type Verification } from './own-verification.ts';

export type Submission = CallInput<typeof verification.submitVerification>['body'];

/** What one can do about one's verification; every answer is how it stands then. */
export function useVerificationCalls() {
  const queryClient = useQueryClient();

  async function keep(answer: Promise<Verification>): Promise<void> {
    queryClient.setQueryData(verificationQuery.queryKey, await answer);
    await queryClient.invalidateQueries({ queryKey: VERIFICATION, predicate: ({ queryKey }) => queryKey[1] !== 'own' });
  }

  return {
    /** With the client that shows what went wrong where it should be. */
    submit: (body: Submission, by = client) => keep(by.call(verification.submitVerification, { body })),
    withdraw: () => keep(client.call(verification.withdrawVerification)),
    applyForLifetime: () => keep(client.call(verification.applyForLifetime)),
  };
}
