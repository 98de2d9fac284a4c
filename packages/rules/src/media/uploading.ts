import { mediaLimits, purposeRules, type MediaKind, type MediaPurpose } from './limits.ts';

interface Wish {
  purpose: MediaPurpose;
  kind: MediaKind;
  /** Items of this purpose that the member has, uploads among them; rejected and removed ones do not count. */
  ofPurpose: number;
  /** Uploads of the member that are not finished. */
  unfinished: number;
  /** Videos of the member that are not checked yet: each takes minutes, for which others wait. */
  unchecked: number;
}

/** Why an upload cannot begin; null when it can. */
export function uploadProblem({ purpose, kind, ofPurpose, unfinished, unchecked }: Wish) {
  const { kinds, most } = purposeRules[purpose];
  if (!kinds.includes(kind)) return 'media.kindNotAccepted';
  if (ofPurpose >= most) return 'media.limitReached';
  const waiting = kind === 'video' ? unfinished + unchecked : unfinished;
  return waiting >= mediaLimits.files ? 'media.tooMany' : null;
}
