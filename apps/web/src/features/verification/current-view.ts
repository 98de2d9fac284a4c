import type { Verification } from './api/own-verification.ts';
import { reachedStep, type CapturedMedia } from './record/captured-media.ts';
import type { VerifyStep } from './search.ts';

export type VerificationView = VerifyStep | 'waiting' | 'declined' | 'verified';

const methodOf = (step: VerifyStep) => (step === 'social' ? 'social' : 'document');

/** What the page shows: how things stand is stronger than what the address asks for. */
export function verificationViewOf(
  { verified, current, can }: Pick<Verification, 'verified' | 'current' | 'can'>,
  requested: VerifyStep | undefined,
  taken: CapturedMedia,
): VerificationView {
  if (current?.state === 'waiting') return requested === 'submitted' ? 'submitted' : 'waiting';
  if (requested === 'choose' && can.submit.length > 0) return 'choose';
  if (requested && requested !== 'choose' && requested !== 'submitted' && can.submit.includes(methodOf(requested)))
    return reachedStep(requested, taken);
  // The newest word counts: a renewal that was declined is what somebody has to know of.
  if (current?.state === 'declined') return 'declined';
  return verified.length > 0 || can.submit.length === 0 ? 'verified' : 'choose';
}
