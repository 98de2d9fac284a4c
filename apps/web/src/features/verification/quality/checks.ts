import { documentLimits, documentRules } from '@subrosa/rules/documents/limits';
import type { Frame } from './frame.ts';
import { brightnessOf, glareOf, sharpnessOf } from './measures.ts';

/** What a person needs to read a document; measured on frames of 640 pixels. */
export const qualityLimits = {
  sharpness: 40,
  /** The maximum share of overexposed pixels. */
  glare: 0.12,
  brightness: 35,
  /** The shorter side of a photo, in pixels. */
  photoSide: 600,
  photoBytes: documentRules.front.bytes,
  videoBytes: documentRules.video.bytes,
  /** `least`: a name and a number cannot be read aloud faster. */
  videoSeconds: { least: 4, below: documentLimits.videoSeconds },
} as const;

export const problems = ['too_small', 'too_large', 'blurred', 'glare', 'dark', 'too_short', 'too_long', 'unreadable'] as const;

export type Problem = (typeof problems)[number];

/** Whether the problem rejects the file. Members may overrule the others, because automatic checks of light and focus are less reliable. */
export const isFinal = (problem: Problem): boolean => !['blurred', 'glare', 'dark'].includes(problem);

type Photo = { width: number; height: number; bytes: number; frame: Frame };

/** The problems of a photo of a document, the worst first. */
export function photoProblems({ width, height, bytes, frame }: Photo): Problem[] {
  return [
    ...(bytes > qualityLimits.photoBytes ? (['too_large'] as const) : []),
    ...(Math.min(width, height) < qualityLimits.photoSide ? (['too_small'] as const) : []),
    ...lightProblems(frame),
  ];
}

type Video = { seconds: number; bytes: number; frames: readonly Frame[] };

/** The problems of a video; the best of its frames counts, because people move. */
export function videoProblems({ seconds, bytes, frames }: Video): Problem[] {
  const { least, below } = qualityLimits.videoSeconds;
  return [
    ...(bytes > qualityLimits.videoBytes ? (['too_large'] as const) : []),
    ...(seconds >= below ? (['too_long'] as const) : []),
    ...(seconds < least ? (['too_short'] as const) : []),
    ...leastOf(frames.map(lightProblems)),
  ];
}

function lightProblems(frame: Frame): Problem[] {
  if (brightnessOf(frame) < qualityLimits.brightness) return ['dark'];
  return [
    ...(sharpnessOf(frame) < qualityLimits.sharpness ? (['blurred'] as const) : []),
    ...(glareOf(frame) > qualityLimits.glare ? (['glare'] as const) : []),
  ];
}

const leastOf = (found: readonly Problem[][]): Problem[] => found.toSorted((one, other) => one.length - other.length)[0] ?? [];
