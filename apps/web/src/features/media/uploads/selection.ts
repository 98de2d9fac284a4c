import { kindOfType, mediaLimits, purposeRules, type AcceptedType, type MediaKind, type MediaPurpose } from '@subrosa/rules/media/limits';

/** The properties of a file that are checked before it is sent. */
export type Candidate = { name: string; size: number; type: string };

export type RejectedFile = { why: 'tooMany' | 'full' } | { why: 'tooLarge' | 'wrongType'; name: string };

export type AcceptedFile<File extends Candidate> = { file: File; type: AcceptedType; kind: MediaKind };

/** Some systems set no type for files that they do not know. */
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
  /** The number of existing items. */
  existingCount: number;
  /** The number of uploads that are in progress or unfinished. */
  inProgress?: number;
  /** The maximum number of items; a post has its own. */
  most?: number | undefined;
};

/** Selects the files to send, with the reason for each rejected one. */
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
