import type { IdentityReason, LifetimeReason } from '@subrosa/rules/verification/reasons';

/** Facts of the verification domain that others may react to. */
export interface VerificationEvents {
  'verification.approved': { memberId: string; verificationId: string };
  'verification.declined': { memberId: string; verificationId: string; reason: IdentityReason };
  /** It ends soon, or staff want to see the document again. */
  'verification.renewalDue': { memberId: string; verificationId: string };
  'verification.lifetimeApproved': { memberId: string };
  'verification.lifetimeDeclined': { memberId: string; reason: LifetimeReason };
  /** Something of it that the member's tabs show. */
  'verification.changed': { memberId: string };
}
