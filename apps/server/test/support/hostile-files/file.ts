import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import type { MediaReason } from '@subrosa/rules/media/states';

/** The canary text in every file that can contain text; it must never be served. */
export const PLANTED = 'subrosa-planted-words';

export const SCRIPT = `<script>alert("${PLANTED}")</script>`;

/** A file that an attacker may upload, and the expected outcome. */
export interface HostileFile {
  name: string;
  kind: MediaKind;
  purpose?: MediaPurpose;
  /** Its bytes, or the path of a file that is too large for memory. */
  make(): Promise<Buffer | string>;
  /** `scanned`: the file is served after re-encoding. Otherwise the permitted reasons of its rejection. */
  ends: 'scanned' | readonly MediaReason[];
  /** The expected size, if the test is about it. */
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
