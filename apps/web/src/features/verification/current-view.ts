import type { Verification } from './api/own-verification.ts';
import { reachedStep, type CapturedMedia } from './record/captured-media.ts';
import type { VerifyStep } from './search.ts';

export type VerificationView = VerifyStep | 'waiting' | 'declined' | 'verified';

const methodOf = (step: VerifyStep) => (step === 'social' ? 'social' : 'document');

/** The view of the page: the state of the verification takes precedence over the URL. */
export function verificationViewOf(
  { verified, current, can }: Pick<Verification, 'verified' | 'current' | 'can'>,
  requested: VerifyStep | undefined,
  taken: CapturedMedia,
): VerificationView {
  if (current?.state === 'waiting') return requested === 'submitted' ? 'submitted' : 'waiting';
  if (requested === 'choose' && can.submit.length > 0) return 'choose';
  if (requested && requested !== 'choose' && requested !== 'submitted' && can.submit.includes(methodOf(requested)))
    return reachedStep(requested, taken);
  // The newest result counts, because the member must know of a declined renewal.
  if (current?.state === 'declined') return 'declined';
  return verified.length > 0 || can.submit.length === 0 ? 'verified' : 'choose';
}
