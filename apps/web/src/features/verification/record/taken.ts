import type { VerifyStep } from '../search.ts';

/** A photo or film that somebody is content with. It stays in this tab until it is sent. */
export type TakenFile = { file: Blob; seconds: number | null };

export type Taken = {
  front?: TakenFile;
  /** Passports have none. */
  back?: TakenFile | 'none';
  video?: TakenFile;
};

/** The step that is shown: an address does not bring back what a reload has lost. */
export function reachedStep(asked: VerifyStep, { front, back, video }: Taken): VerifyStep {
  const first = front ? 'front' : 'instructions';
  switch (asked) {
    case 'back':
      return front ? asked : first;
    case 'video':
      return front && back ? asked : front ? 'back' : first;
    case 'send':
      if (!front) return first;
      if (!back) return 'back';
      return video ? asked : 'video';
    default:
      return asked;
  }
}

/** What comes after a step, for who goes on; what is there already is not asked for again. */
export function stepAfter(step: 'front' | 'back' | 'video', { back, video }: Taken): VerifyStep {
  if (step === 'front' && !back) return 'back';
  return step !== 'video' && !video ? 'video' : 'send';
}

/** The sealed files of a submission, by kind. */
export function filesOf({ front, back, video }: Taken): { kind: 'front' | 'back' | 'video'; file: Blob }[] {
  return [
    ...(front ? [{ kind: 'front' as const, file: front.file }] : []),
    ...(back && back !== 'none' ? [{ kind: 'back' as const, file: back.file }] : []),
    ...(video ? [{ kind: 'video' as const, file: video.file }] : []),
  ];
}
