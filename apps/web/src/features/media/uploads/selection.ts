import { kindOfType, mediaLimits, purposeRules, type AcceptedType, type MediaKind, type MediaPurpose } from '@subrosa/rules/media/limits';

/** As much of a file as is judged before anything is sent. */
export type Candidate = { name: string; size: number; type: string };

export type RejectedFile = { why: 'tooMany' | 'full' } | { why: 'tooLarge' | 'wrongType'; name: string };

export type AcceptedFile<File extends Candidate> = { file: File; type: AcceptedType; kind: MediaKind };

/** Some systems give no type to files that they do not know themselves. */
const typeByEnding: Readonly<Record<string, AcceptedType>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  mov: 'video/quicktime',
};

function typeOf({ type, name }: Candidate): string {
  return type || (typeByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');
}

type SelectionLimits = {
  purpose: MediaPurpose;
  /** How many there are already. */
  existingCount: number;
  /** How many are on their way, or wait to go on. */
  inProgress?: number;
  /** How many there may be; a post has its own number. */
  most?: number | undefined;
};

/** Which of the chosen files are sent, and what is said about the others. */
export function selectFiles<File extends Candidate>(
  files: readonly File[],
  room: SelectionLimits,
): { accepted: AcceptedFile<File>[]; rejected: RejectedFile[] } {
  const { purpose, existingCount, inProgress = 0, most = purposeRules[purpose].most } = room;
  const left = Math.max(0, most - existingCount - inProgress);
  const atOnce = Math.max(0, mediaLimits.files - inProgress);
  if (files.length > 0 && left === 0) return { accepted: [], rejected: [{ why: 'full' }] };

  const fitting: AcceptedFile<File>[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const type = typeOf(file);
    const kind = kindOfType(type);
    if (kind === null || !purposeRules[purpose].kinds.includes(kind) || file.size === 0)
      rejected.push({ why: 'wrongType', name: file.name });
    else if (file.size > mediaLimits.bytes) rejected.push({ why: 'tooLarge', name: file.name });
    else fitting.push({ file, type: type as AcceptedType, kind });
  }

  const accepted = fitting.slice(0, Math.min(atOnce, left));
  if (accepted.length === fitting.length) return { accepted, rejected };
  const isAboutTen = most <= mediaLimits.files || fitting.length > atOnce;
  return { accepted, rejected: [{ why: isAboutTen ? 'tooMany' : 'full' }, ...rejected] };
}
