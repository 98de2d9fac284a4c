import type { MediaPurpose } from './limits.ts';

export const depictsKinds = ['nobody', 'people'] as const;

export type Depicts = (typeof depictsKinds)[number];

export const personKinds = ['self', 'member', 'other'] as const;

export type PersonKind = (typeof personKinds)[number];

/** Given: stated by the uploader. A member who is named is asked, and confirms or objects; both can be taken back. */
export const consents = ['given', 'asked', 'confirmed', 'objected'] as const;

export type Consent = (typeof consents)[number];

/** A profile photo needs review, not verification; gallery and post media that show people need a verified uploader. */
export function needsVerifiedUploader(purpose: MediaPurpose, shows: Depicts): boolean {
  return shows === 'people' && (purpose === 'gallery' || purpose === 'post');
}

interface Declaration {
  purpose: MediaPurpose;
  shows: Depicts | null;
  consents: readonly Consent[];
  uploaderVerified: boolean;
}

/** What an item that passed the checks waits for before staff look at it; null when nothing is missing. */
export function waitsFor({
  purpose,
  shows,
  consents: given,
  uploaderVerified,
}: Declaration): 'declaration' | 'verification' | 'people' | null {
  if (purpose === 'release') return null;
  if (shows === null) return 'declaration';
  if (needsVerifiedUploader(purpose, shows) && !uploaderVerified) return 'verification';
  return given.some((consent) => consent === 'asked' || consent === 'objected') ? 'people' : null;
}
