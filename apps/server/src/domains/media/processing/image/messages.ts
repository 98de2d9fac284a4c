import type { MediaReason } from '@subrosa/rules/media/states';

/** A picture that the image process can read. */
export interface Picture {
  path: string;
  /** Where it says itself which side is up; a picture that was converted stands upright already. */
  orients: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/** What the image process is asked; one thing at a time. */
export type Question =
  | { ask: 'inspect'; picture: Picture }
  | { ask: 'fingerprint'; picture: Picture }
  | { ask: 'render'; picture: Picture; folder: string; size: Size }
  /** `overlay` is a PNG of our own, of the size that comes out. */
  | { ask: 'mark'; picture: Picture; size: Size; overlay: string; to: string };

export interface Answers {
  inspect: Size;
  fingerprint: { pdq: string; quality: number };
  /** The files are in the folder; the placeholder is a ThumbHash, in base64. */
  render: { placeholder: string };
  mark: Record<string, never>;
}

export type Reply = { answer: Answers[keyof Answers] } | { refused: MediaReason; detail: string };
