import type { MediaPurpose } from './limits.ts';

export const depictsKinds = ['nobody', 'people'] as const;

export type Depicts = (typeof depictsKinds)[number];

export const personKinds = ['self', 'member', 'other'] as const;

export type PersonKind = (typeof personKinds)[number];

/** `given`: declared by the uploader. A member who is named must confirm or object; both can be changed later. */
export const consents = ['given', 'pending', 'confirmed', 'objected'] as const;

export type Consent = (typeof consents)[number];

/** A profile photo needs a review, but no verification; gallery and post media that show people need a verified uploader. */
export function needsVerifiedUploader(purpose: MediaPurpose, depicts: Depicts): boolean {
  return depicts === 'people' && (purpose === 'gallery' || purpose === 'post');
}

interface Declaration {
  purpose: MediaPurpose;
  depicts: Depicts | null;
  consents: readonly Consent[];
  uploaderVerified: boolean;
}

/** Returns what a scanned item still needs before staff review it, or null. */
export function waitsFor({
  purpose,
  depicts,
  consents: given,
  uploaderVerified,
}: Declaration): 'declaration' | 'verification' | 'people' | null {
  if (purpose === 'release') return null;
  if (depicts === null) return 'declaration';
  if (needsVerifiedUploader(purpose, depicts) && !uploaderVerified) return 'verification';
  return given.some((consent) => consent === 'pending' || consent === 'objected') ? 'people' : null;
}
