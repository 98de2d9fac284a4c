import type { IdentityReason, LifetimeReason } from '@subrosa/rules/verification/reasons';

/** Events of the verification domain. */
export interface VerificationEvents {
  'verification.approved': { memberId: string; verificationId: string };
  'verification.declined': { memberId: string; verificationId: string; reason: IdentityReason };
  /** The verification expires soon, or staff require a new document. */
  'verification.renewalDue': { memberId: string; verificationId: string };
  'verification.lifetimeApproved': { memberId: string };
  'verification.lifetimeDeclined': { memberId: string; reason: LifetimeReason };
  /** Data that the member's tabs display has changed. */
  'verification.changed': { memberId: string };
}
