import type { VerifyStep } from '../search.ts';

/** A photo or video that the member has accepted. It stays in this tab until it is sent. */
export type CapturedFile = { file: Blob; seconds: number | null };

export type CapturedMedia = {
  front?: CapturedFile;
  /** `none` for passports. */
  back?: CapturedFile | 'none';
  video?: CapturedFile;
};

/** The step to show: the URL cannot restore files that were lost by a reload. */
export function reachedStep(requested: VerifyStep, { front, back, video }: CapturedMedia): VerifyStep {
  const first = front ? 'front' : 'instructions';
  switch (requested) {
    case 'back':
      return front ? requested : first;
    case 'video':
      return front && back ? requested : front ? 'back' : first;
    case 'send':
      if (!front) return first;
      if (!back) return 'back';
      return video ? requested : 'video';
    default:
      return requested;
  }
}

/** The next step; files that are captured already are skipped. */
export function stepAfter(step: 'front' | 'back' | 'video', { back, video }: CapturedMedia): VerifyStep {
  if (step === 'front' && !back) return 'back';
  return step !== 'video' && !video ? 'video' : 'send';
}

/** The files of a submission, by kind. */
export function filesOf({ front, back, video }: CapturedMedia): { kind: 'front' | 'back' | 'video'; file: Blob }[] {
  return [
    ...(front ? [{ kind: 'front' as const, file: front.file }] : []),
    ...(back && back !== 'none' ? [{ kind: 'back' as const, file: back.file }] : []),
    ...(video ? [{ kind: 'video' as const, file: video.file }] : []),
  ];
}
