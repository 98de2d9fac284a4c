import { may, type EntitlementSettings, type Holder } from '../entitlements/may.ts';

/**
 * What a member can lack to write to a person for the first time, in this order: what depends on the other person comes first, and payment
 * last, so that no member pays for a message that cannot be sent.
 */
export const firstMessageSteps = ['connection', 'phone', 'identity', 'premium'] as const;

export type FirstMessageStep = (typeof firstMessageSteps)[number];

/** How long the server remembers to whom a member wants to write. */
export const INTENT_DAYS = 7;

/** The steps that are left. Confidants buy no plan: a verified identity gives them premium. */
export function missingSteps(member: Holder, recipient: { open: boolean }, settings: EntitlementSettings): FirstMessageStep[] {
  const lacksPlan = !may('messages.start', { ...member, phoneVerified: true }, settings).allowed;
  const lacksProof = !may('messages.start', { ...member, premium: true }, settings).allowed;
  const isConfidant = member.accountType === 'confidant';
  const missing: Record<FirstMessageStep, boolean> = {
    connection: !recipient.open,
    phone: lacksProof && !(isConfidant && lacksPlan),
    identity: isConfidant && lacksPlan,
    premium: !isConfidant && lacksPlan,
  };
  return firstMessageSteps.filter((step) => missing[step]);
}
