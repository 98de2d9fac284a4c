import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import type { MediaReason } from '@subrosa/rules/media/states';

/** What a file carries that must never be served; every file that can carry words carries this. */
export const PLANTED = 'subrosa-planted-words';

export const SCRIPT = `<script>alert("${PLANTED}")</script>`;

/** A file as somebody may send it, and how it must end. */
export interface HostileFile {
  name: string;
  kind: MediaKind;
  purpose?: MediaPurpose;
  /** Its bytes, or the path of a file that is too large to hold. */
  make(): Promise<Buffer | string>;
  /** `scanned`: it is served, as pixels of ours. Otherwise why it is refused; any of these. */
  ends: 'scanned' | readonly MediaReason[];
  /** How large it must be shown, where that is the question. */
  size?: { width: number; height: number };
}

type Made = Buffer | string | Promise<Buffer | string>;

const fileOf =
  (kind: MediaKind, ends: HostileFile['ends']) =>
  (name: string, make: () => Made, more: Partial<HostileFile> = {}): HostileFile => ({
    name,
    kind,
    ends,
    make: async () => make(),
    ...more,
  });

export const goodImage = fileOf('image', 'scanned');
export const goodVideo = fileOf('video', 'scanned');
export const badImage = (reason: MediaReason | readonly MediaReason[], name: string, make: () => Made): HostileFile =>
  fileOf('image', [reason].flat())(name, make);
export const badVideo = (reason: MediaReason | readonly MediaReason[], name: string, make: () => Made): HostileFile =>
  fileOf('video', [reason].flat())(name, make);
