import type { verificationRoutes } from '@subrosa/contract/verification';
import { DAY, HOUR, members, nobody, ownersOnly, perMember, perNetwork, type Policy } from '../../platform/http/policy.ts';

/** The relation matrix requests one that does not exist, so staff get 404 as everyone else. */
const ownerRule = { who: ownersOnly };

export const policy: Policy<typeof verificationRoutes> = {
  submitVerification: { who: members, limit: perMember(10, DAY) },
  getVerification: { who: members },
  // In the relation matrix no member has a pending submission or a verified document, so members get an error.
  withdrawVerification: { who: members, limit: perMember(20, DAY) },
  applyForLifetime: { who: members, limit: perMember(20, DAY) },
  getVerificationForReview: ownerRule,
  compareDocumentNumber: { ...ownerRule, limit: perMember(600, HOUR) },
  requestRenewal: ownerRule,
  startAgeCheck: { who: members, limit: perMember(10, DAY) },
  getAgeCheck: ownerRule,
  finishAgeCheck: { ...ownerRule, limit: perMember(60, HOUR) },
  // The notification is signed; the provider repeats a rejected request.
  receiveAgeNotification: { who: nobody, proof: 'own', limit: perNetwork(3000, HOUR) },
};
