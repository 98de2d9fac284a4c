import type { secondFactorRoutes } from '@subrosa/contract/accounts/second-factors';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { ErrorCode } from '@subrosa/contract/error-codes';
import { client } from '../../../shared/api/client.ts';

export type RequiredFactor = NonNullable<ReplyBody<(typeof secondFactorRoutes)['startFactorProof']>['awaited']>;

/** The errors that the dialog handles itself when a request requires a second factor beside the password. */
export const factorErrorCodes: readonly ErrorCode[] = ['auth.secondFactorRequired', 'auth.secondFactorFailed', 'auth.secondFactorExpired'];

/** Returns the methods that can be proved, with a new ticket. */
export async function startFactorProof(): Promise<RequiredFactor> {
  const { awaited } = await client.call(accounts.startFactorProof);
  if (!awaited) throw new Error('the account has no second factor any more');
  return awaited;
}
