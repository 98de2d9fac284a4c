import type { verificationRoutes } from '@subrosa/contract/verification';
import { DAY, HOUR, members, nobody, ownersOnly, perMember, perNetwork, type Policy } from '../../platform/http/policy.ts';

/** The matrix asks for one that does not exist: staff miss it as everybody does. */
const ownerRule = { who: ownersOnly };

export const policy: Policy<typeof verificationRoutes> = {
  submitVerification: { who: members, limit: perMember(10, DAY) },
  getVerification: { who: members },
  // The matrix has nothing that waits, and nobody's document is confirmed: they are told so.
  withdrawVerification: { who: members, limit: perMember(20, DAY) },
  applyForLifetime: { who: members, limit: perMember(20, DAY) },
  getVerificationForReview: ownerRule,
  compareDocumentNumber: { ...ownerRule, limit: perMember(600, HOUR) },
  requestRenewal: ownerRule,
  startAgeCheck: { who: members, limit: perMember(10, DAY) },
  getAgeCheck: ownerRule,
  finishAgeCheck: { ...ownerRule, limit: perMember(60, HOUR) },
  // What it says is signed; the provider repeats a call that was refused.
  receiveAgeNotification: { who: nobody, proof: 'own', limit: perNetwork(3000, HOUR) },
};
