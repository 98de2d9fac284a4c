import { mediaLimits, purposeRules, type MediaKind, type MediaPurpose } from './limits.ts';

interface Wish {
  purpose: MediaPurpose;
  kind: MediaKind;
  /** The member's items of this purpose, including uploads but not rejected and removed items. */
  ofPurpose: number;
  /** Unfinished uploads of the member. */
  unfinished: number;
  /** Videos of the member that are not checked yet: each takes minutes and delays the others. */
  unchecked: number;
}

/** Returns why an upload cannot start, or null. */
export function uploadProblem({ purpose, kind, ofPurpose, unfinished, unchecked }: Wish) {
  const { kinds, most } = purposeRules[purpose];
  if (!kinds.includes(kind)) return 'media.kindNotAccepted';
  if (ofPurpose >= most) return 'media.limitReached';
  const waiting = kind === 'video' ? unfinished + unchecked : unfinished;
  return waiting >= mediaLimits.files ? 'media.tooMany' : null;
}
