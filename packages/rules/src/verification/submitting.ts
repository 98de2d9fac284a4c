import type { AccountType } from '../accounts/account-types.ts';
import { isRenewalDue } from './renewal.ts';
import { verificationMethods, type ApplicationState, type VerificationMethod } from './methods.ts';

/** Facts about a member who wants to submit a verification. */
export interface VerificationFacts {
  accountType: AccountType;
  holdsLifetime: boolean;
  isWaiting: boolean;
  records: readonly { method: VerificationMethod; renewBy: string | null }[];
  application: ApplicationState | null;
}

type SubmitErrorCode = 'verification.alreadyPending' | 'verification.alreadyVerified';

/** Returns why a verification cannot be submitted now, or null. */
export function submitProblem(method: VerificationMethod, { isWaiting, records }: VerificationFacts, now: Date): SubmitErrorCode | null {
  if (isWaiting) return 'verification.alreadyPending';
  const record = records.find((one) => one.method === method);
  return record && !isRenewalDue(record.renewBy, now) ? 'verification.alreadyVerified' : null;
}

export function openMethods(facts: VerificationFacts, now: Date): VerificationMethod[] {
  return verificationMethods.filter((method) => submitProblem(method, facts, now) === null);
}

type ApplyErrorCode =
  | 'subscriptions.sellersPayNothing'
  | 'subscriptions.alreadyLifetime'
  | 'verification.alreadyApplied'
  | 'verification.documentRequired';

/**
 * Returns why a member cannot apply for lifetime premium now, or null. Confidants receive it with their document, without an
 * application.
 */
export function applyProblem({ accountType, holdsLifetime, records, application }: VerificationFacts): ApplyErrorCode | null {
  if (accountType === 'confidant') return 'subscriptions.sellersPayNothing';
  if (holdsLifetime) return 'subscriptions.alreadyLifetime';
  if (application === 'waiting') return 'verification.alreadyApplied';
  return records.some(({ method }) => method === 'document') ? null : 'verification.documentRequired';
}

/** Returns when a member can apply for lifetime premium, or null. */
export function whenMayApply(facts: VerificationFacts): 'now' | 'with_document' | null {
  const problem = applyProblem(facts);
  if (problem === null) return 'now';
  return problem === 'verification.documentRequired' ? 'with_document' : null;
}
